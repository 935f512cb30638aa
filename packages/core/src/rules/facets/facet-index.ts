import { lazy } from '../../lazy.js';
import { finishSteps, type Steps } from '../../short-turns.js';
import { type Facet, type FacetSelection, isWithin, type LimitFacet } from './facet.js';
import { limitLabel } from './limit-label.js';
import { type IndexedWord, WordIndex } from './word-index.js';

/** A value to filter by, with how many items would remain if it were chosen too. */
interface FacetOption {
  /** In addresses. */
  slug: string;
  label: string;
  count: number;
  isChosen: boolean;
}

/** What a selection leaves of a list. */
export interface FacetResult<T> {
  /** The number of items that remain. */
  count: number;
  has(item: T): boolean;
  /** The values of a facet: those of words most frequent first, those of a limit in its order. */
  options(name: string): readonly FacetOption[];
  /** How many items would remain if nothing were chosen in a facet. */
  countWithout(name: string): number;
}

/** Items in a shape in which every filter is quick: made once for each state of a list. */
export class FacetIndex<T> {
  readonly #facets: readonly Facet<T>[];
  readonly #positions: ReadonlyMap<T, number>;
  readonly #words: ReadonlyMap<string, WordIndex<T>>;
  readonly #numbers: ReadonlyMap<string, Float64Array>;
  /** What no selection leaves, which most pages show. */
  readonly #everything = lazy(() => this.#select({}));

  private constructor(
    facets: readonly Facet<T>[],
    positions: ReadonlyMap<T, number>,
    words: ReadonlyMap<string, WordIndex<T>>,
    numbers: ReadonlyMap<string, Float64Array>,
  ) {
    this.#facets = facets;
    this.#positions = positions;
    this.#words = words;
    this.#numbers = numbers;
  }

  static of<T>(items: readonly T[], facets: readonly Facet<T>[]): FacetIndex<T> {
    return finishSteps(FacetIndex.build(items, facets));
  }

  /** As `of()`, in steps. */
  static *build<T>(items: readonly T[], facets: readonly Facet<T>[]): Steps<FacetIndex<T>> {
    const positions = new Map<T, number>();
    const words = new Map<string, WordIndex<T>>();
    const numbers = new Map<string, Float64Array>();
    for (const facet of facets) {
      if (facet.kind === 'words') words.set(facet.name, new WordIndex(facet));
      else numbers.set(facet.name, new Float64Array(items.length));
    }
    for (const item of items) {
      const position = positions.size;
      positions.set(item, position);
      for (const facet of facets) {
        if (facet.kind === 'words') words.get(facet.name)?.add(item, position);
        else (numbers.get(facet.name) as Float64Array)[position] = facet.numberOf(item) ?? Number.NaN;
      }
      yield;
    }
    for (const index of words.values()) index.finish();
    return new FacetIndex(facets, positions, words, numbers);
  }

  /** The items that a selection leaves: any of the values of a facet, in all facets. */
  select(selection: FacetSelection): FacetResult<T> {
    const isEmpty = this.#facets.every(({ name }) => (selection[name] ?? []).length === 0);
    return isEmpty ? this.#everything() : this.#select(selection);
  }

  #select(selection: FacetSelection): FacetResult<T> {
    const size = this.#positions.size;
    const chosen = this.#facets.filter(({ name }) => (selection[name] ?? []).length > 0);
    const passed = new Map(chosen.map((facet) => [facet.name, this.#passing(facet, selection)]));
    /** In how many facets an item fails. */
    const failed = new Uint8Array(size);
    for (const own of passed.values())
      for (let i = 0; i < size; i++) failed[i] = (failed[i] as number) + 1 - (own[i] as number);
    const all = failed.map((count) => (count === 0 ? 1 : 0));
    /** 1 for each item that passes in all facets but this one. */
    const passingOthers = (name: string) => {
      const own = passed.get(name);
      return own === undefined ? all : failed.map((count, i) => (count + (own[i] as number) <= 1 ? 1 : 0));
    };
    const options = new Map<string, FacetOption[]>();
    return {
      count: countOnes(all),
      has: (item) => failed[this.#positions.get(item) ?? -1] === 0,
      countWithout: (name) => countOnes(passingOthers(name)),
      options: (name) => {
        const known = options.get(name) ?? this.#options(name, selection[name] ?? [], passingOthers(name));
        options.set(name, known);
        return known;
      },
    };
  }

  /** The texts that mean something in a facet, as its values; those that mean nothing are left as they are. */
  labels(name: string, chosen: readonly string[]): { slug: string; label: string }[] {
    return chosen.map((slug) => {
      const words = this.#words.get(name)?.find(slug) ?? [];
      return { slug, label: words.map(({ label }) => label).join(', ') || slug };
    });
  }

  /** Whether a value of a facet means something: an item has it, or could have. */
  knows(name: string, value: string): boolean {
    const facet = this.#facets.find((one) => one.name === name);
    if (facet?.kind !== 'words') return facet !== undefined;
    return facet.isMeant?.(value) === true || (this.#words.get(name)?.find(value) ?? []).length > 0;
  }

  /** 1 for each item that passes in a facet, 0 for the others. */
  #passing(facet: Facet<T>, selection: FacetSelection): Uint8Array {
    const passing = new Uint8Array(this.#positions.size);
    const values = selection[facet.name] ?? [];
    if (facet.kind === 'words') {
      for (const value of values)
        for (const { items } of this.#words.get(facet.name)?.find(value) ?? [])
          for (const item of items) passing[item] = 1;
      return passing;
    }
    const limit = Number(values[0]);
    const numbers = this.#numbers.get(facet.name) as Float64Array;
    for (let i = 0; i < numbers.length; i++) if (isWithin(facet, numbers[i], limit)) passing[i] = 1;
    return passing;
  }

  #options(name: string, chosen: readonly string[], others: Uint8Array): FacetOption[] {
    const words = this.#words.get(name);
    if (words !== undefined) return wordOptions(words, chosen, others);
    const facet = this.#facets.find((one) => one.name === name);
    const numbers = this.#numbers.get(name);
    if (facet?.kind !== 'limit' || numbers === undefined) return [];
    return limitOptions(facet, numbers, chosen, others);
  }
}

function wordOptions<T>(index: WordIndex<T>, chosen: readonly string[], others: Uint8Array): FacetOption[] {
  const wanted = new Set<IndexedWord>(chosen.flatMap((text) => [...index.find(text)]));
  const options = [...index.words()].map((word) => {
    let count = 0;
    for (const item of word.items) count += others[item] as number;
    return { slug: word.slug, label: word.label, count, isChosen: wanted.has(word) };
  });
  return options.sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
}

function limitOptions<T>(
  facet: LimitFacet<T>,
  numbers: Float64Array,
  chosen: readonly string[],
  others: Uint8Array,
): FacetOption[] {
  const [limit] = chosen.map(Number);
  const steps = limit === undefined || facet.steps.includes(limit) ? facet.steps : [...facet.steps, limit];
  return steps.map((step) => ({
    slug: String(step),
    label: limitLabel(facet.name, step),
    count: countWithin(facet, numbers, step, others),
    isChosen: step === limit,
  }));
}

function countWithin<T>(
  facet: LimitFacet<T>,
  numbers: Float64Array,
  limit: number,
  others: Uint8Array,
): number {
  let count = 0;
  for (let i = 0; i < numbers.length; i++) if (others[i] === 1 && isWithin(facet, numbers[i], limit)) count++;
  return count;
}

function countOnes(flags: Uint8Array): number {
  let count = 0;
  for (let i = 0; i < flags.length; i++) count += flags[i] as number;
  return count;
}
