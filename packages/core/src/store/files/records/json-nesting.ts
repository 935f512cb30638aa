const [QUOTE, BACKSLASH] = [34, 92];

/** Follows JSON byte by byte, or by UTF-16 units, and knows how deep it is nested and whether it is in a text. */
export class JsonNesting {
  depth = 0;
  isInText = false;
  #isEscaped = false;

  take(unit: number): void {
    if (this.isInText) {
      if (this.#isEscaped) this.#isEscaped = false;
      else if (unit === BACKSLASH) this.#isEscaped = true;
      else if (unit === QUOTE) this.isInText = false;
    } else if (unit === QUOTE) this.isInText = true;
    else if (unit === 91 || unit === 123) this.depth++;
    else if (unit === 93 || unit === 125) this.depth--;
  }
}
