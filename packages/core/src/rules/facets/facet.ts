import { filterLabels } from '../../labels/public/filters.js';
import { facetKey } from './facet-names.js';

/** A facet of words: an item passes if it has any of those chosen. */
export interface WordFacet<T> {
  readonly kind: 'words';
  readonly name: string;
  readonly title: string;
  /** The words of an item, as staff wrote them. */
  wordsOf(item: T): readonly string[];
  /** How a word is shown, where that is not the word itself. */
  label?(word: string): string;
  /** Whether a value of an address means something though no item has it now; others that none has are invented. */
  isMeant?(value: string): boolean;
}

/** A facet of a number: an item passes if its own is at least, or at most, the one chosen. */
export interface LimitFacet<T> {
  readonly kind: 'limit';
  readonly name: string;
  readonly title: string;
  readonly bound: 'least' | 'most';
  /** The number of an item; undefined where it is not known, and then no limit lets it pass. */
  numberOf(item: T): number | undefined;
  /** The numbers to choose from. */
  readonly steps: readonly number[];
}

/** What a list can be filtered by. */
export type Facet<T> = WordFacet<T> | LimitFacet<T>;

const YES = 'yes';

/** A facet of what is so or not: visitors can choose those of which it is. */
export function yesFacet<T>(name: string, title: string, isSo: (item: T) => boolean): WordFacet<T> {
  return {
    kind: 'words',
    name,
    title,
    wordsOf: (item) => (isSo(item) ? [YES] : []),
    isMeant: (value) => facetKey(value) === YES,
    label: () => filterLabels.yes,
  };
}

/** The chosen values by the name of the facet: words, or one number as text. */
export type FacetSelection = Readonly<Record<string, readonly string[] | undefined>>;

/** Whether a number keeps to a limit. */
export function isWithin<T>({ bound }: LimitFacet<T>, value: number | undefined, limit: number): boolean {
  return value !== undefined && (bound === 'least' ? value >= limit : value <= limit);
}

/** The keys by which a word is found: its own, its label's, and the initials of three words or more (`mga`). */
export function keysOfWord<T>(facet: WordFacet<T>, word: string): string[] {
  const label = facet.label?.(word) ?? word;
  return [...new Set([facetKey(word), facetKey(label), ...initials(label)])].filter((key) => key !== '');
}

function initials(label: string): string[] {
  const words = label.replace(/\([^)]*\)/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length < 3 ? [] : [words.map((word) => word.charAt(0).toLowerCase()).join('')];
}

/** The test of a selection for one item at a time; undefined where nothing is chosen. */
export function facetTest<T>(
  facets: readonly Facet<T>[],
  selection: FacetSelection,
): ((item: T) => boolean) | undefined {
  const tests = facets.flatMap((facet) => {
    const chosen = selection[facet.name] ?? [];
    if (chosen.length === 0) return [];
    return [facet.kind === 'limit' ? limitTest(facet, Number(chosen[0])) : wordTest(facet, chosen)];
  });
  return tests.length === 0 ? undefined : (item) => tests.every((test) => test(item));
}

function limitTest<T>(facet: LimitFacet<T>, limit: number): (item: T) => boolean {
  return (item) => isWithin(facet, facet.numberOf(item), limit);
}

function wordTest<T>(facet: WordFacet<T>, chosen: readonly string[]): (item: T) => boolean {
  const wanted = new Set(chosen.map(facetKey));
  const known = new Map<string, boolean>();
  const isWanted = (word: string) => {
    let is = known.get(word);
    if (is === undefined) {
      is = keysOfWord(facet, word).some((key) => wanted.has(key));
      known.set(word, is);
    }
    return is;
  };
  return (item) => facet.wordsOf(item).some(isWanted);
}
