import { closestMatch } from '../../model/closest-match.js';
import type { Problem } from '../../problem.js';

/** The fewest characters that name an item by the start of its id. */
const MIN_PREFIX_LENGTH = 4;

/** By what the items of a kind are named. */
interface RefRules<T> {
  /** Words that name an item outright. */
  names(item: T): readonly string[];
  /** Its id or file: the first characters name it too. */
  prefixed?(item: T): string;
  /** The names to look for a near match in. */
  suggested(item: T): readonly string[];
  /** How words are compared: without case, unless given. */
  normalize?(word: string): string;
  notFound(suggestion: string | undefined): Problem;
  ambiguous(found: readonly T[]): Problem;
}

/** The item that a word names: by name, id, or the first characters of its id. Throws what the rules say. */
export function findByRef<T>(items: Iterable<T>, ref: string, rules: RefRules<T>): T {
  const { names, prefixed, suggested, normalize = (word) => word.toLowerCase() } = rules;
  const all = [...items];
  const word = normalize(ref);
  const named = all.filter((item) => names(item).some((name) => normalize(name) === word));
  const prefix = ref.trim().toLowerCase();
  const isPrefix = prefixed !== undefined && named.length === 0 && prefix.length >= MIN_PREFIX_LENGTH;
  const found = isPrefix ? all.filter((item) => prefixed(item).startsWith(prefix)) : named;
  const [first, second] = found;
  if (first === undefined) throw rules.notFound(closestMatch(ref, all.flatMap(suggested)));
  if (second !== undefined) throw rules.ambiguous(found);
  return first;
}

/** How many of several items a message lists. */
const MAX_LISTED = 10;

/** The items that a word may name, a line for each. */
export function candidates<T>(found: readonly T[], text: (item: T) => string): { message: string }[] {
  return found.slice(0, MAX_LISTED).map((item) => ({ message: text(item) }));
}
