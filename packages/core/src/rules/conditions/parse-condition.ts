import { type Problem, problem } from '../../problem.js';
import type { Comparison, Condition, Operator } from './condition.js';

const SPACES = /\s+/y;
const AND = /\s*and\b/iy;
const OR = /\s*or\b/iy;
const COMPARED = /([A-Za-z][\w.-]*)\s*(!=|<=|>=|!~|=|<|>|~)/y;
const NOT = /not\b\s*(?=[A-Za-z(])/iy;
const OPENING = /\s*\(/y;
const CLOSING = /\s*\)/y;
const QUOTED = /\s*"((?:[^"]|"")*)"/y;
/** A bare value ends where another condition begins, so that values may contain `and` and `or`. */
const NEXT_CONDITION = /\s+(?:and|or)\s+(?:(?:not\b|\()\s*)*[A-Za-z][\w.-]*\s*(?:!=|<=|>=|!~|=|<|>|~)/iy;
const AFTER_QUOTED = /\s*(?:$|\)|(?:and|or)\b)/iy;
const MAX_DEPTH = 100;

/**
 * Reads a condition.
 *
 *     condition  = all { "or" all }
 *     all        = one { "and" one }
 *     one        = [ "not" ] ( comparison | "(" condition ")" )
 *     comparison = name ( "=" | "!=" | "<" | "<=" | ">" | ">=" | "~" | "!~" ) value
 *     value      = '"' text '"' | text
 *
 * Text without quotes ends before `and`, `or` and a further condition, and before a bracket that it has not opened itself.
 * Problem: `usage`.
 */
export function parseCondition(text: string): Condition {
  const reader = new Reader(text);
  const condition = reader.readAny();
  if (!reader.isAtEnd()) throw reader.unreadable();
  return condition;
}

class Reader {
  readonly #text: string;
  #at = 0;
  /** How many brackets are open. */
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
  }

  readAny(): Condition {
    return this.#readList(OR, 'or', () => this.#readList(AND, 'and', () => this.#readOne()));
  }

  isAtEnd(): boolean {
    this.#take(SPACES);
    return this.#at === this.#text.length;
  }

  unreadable(): Problem {
    return problem('where.unreadable', { condition: this.#text.slice(this.#at).trim() || this.#text });
  }

  #readList(separator: RegExp, kind: 'and' | 'or', read: () => Condition): Condition {
    const parts = [read()];
    while (this.#take(separator) !== null) parts.push(read());
    return parts.length === 1 ? (parts[0] as Condition) : { kind, parts };
  }

  #readOne(): Condition {
    this.#take(SPACES);
    const comparison = this.#readComparison();
    if (comparison !== undefined) return comparison;
    const isNegated = this.#take(NOT) !== null;
    const part = isNegated ? (this.#readComparison() ?? this.#readGroup()) : this.#readGroup();
    return isNegated ? { kind: 'not', part } : part;
  }

  #readGroup(): Condition {
    if (this.#take(OPENING) === null) throw this.unreadable();
    this.#depth++;
    if (this.#depth > MAX_DEPTH) throw problem('where.too-deep', { depth: MAX_DEPTH });
    const condition = this.readAny();
    if (this.#take(CLOSING) === null) {
      if (this.isAtEnd()) throw problem('where.open-bracket', { condition: this.#text });
      throw this.unreadable();
    }
    this.#depth--;
    return condition;
  }

  #readComparison(): Comparison | undefined {
    const compared = this.#take(COMPARED);
    if (compared === null) return undefined;
    const [, name = '', operator] = compared;
    return { kind: 'comparison', name, operator: operator as Operator, ...this.#readValue() };
  }

  #readValue(): Pick<Comparison, 'value' | 'isQuoted'> {
    const start = this.#at;
    const [, quoted] = this.#take(QUOTED) ?? [];
    if (quoted !== undefined && this.#isNext(AFTER_QUOTED))
      return { value: quoted.replaceAll('""', '"'), isQuoted: true };
    this.#at = start;
    let opened = 0;
    while (this.#at < this.#text.length && !this.#isNext(NEXT_CONDITION)) {
      const character = this.#text[this.#at];
      if (character === ')' && opened === 0 && this.#depth > 0) break;
      if (character === '(') opened++;
      if (character === ')' && opened > 0) opened--;
      if (this.#take(QUOTED) === null && this.#take(SPACES) === null) this.#at++;
    }
    return { value: this.#text.slice(start, this.#at).trim(), isQuoted: false };
  }

  /** What a pattern finds here, which is then behind. */
  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found !== null) this.#at = pattern.lastIndex;
    return found;
  }

  #isNext(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    return pattern.test(this.#text);
  }
}
