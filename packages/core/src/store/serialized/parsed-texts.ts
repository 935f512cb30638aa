/** How many texts are kept: those of a small change. */
const MAX_TEXTS = 32;

/** The records of texts that a change reads several times, each parsed once. They are frozen, since all share them. */
export class ParsedTexts {
  readonly #records = new Map<string, Record<string, unknown>>();

  /** Keeps a record whose text was parsed, or made, already. */
  add(text: string, record: object): void {
    if (this.#records.size < MAX_TEXTS)
      this.#records.set(text, Object.freeze(record) as Record<string, unknown>);
  }

  get(text: string): Record<string, unknown> {
    const known = this.#records.get(text);
    if (known !== undefined) return known;
    const record = JSON.parse(text) as Record<string, unknown>;
    this.add(text, record);
    return record;
  }
}
