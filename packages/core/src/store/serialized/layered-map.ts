/** How many own entries a map takes along when it is copied; with more, all of it is laid down anew, for the copies after that. */
const MAX_OWN = 256;

/**
 * A map whose copies cost little: they share what was there, and each keeps what was written to it since. Order: that of the
 * shared entries, then of those that came later.
 */
export class LayeredMap<V> {
  /** Written by nobody. */
  #shared: ReadonlyMap<string, V>;
  /** What is there in place of the shared entries; undefined where one is gone. */
  #own = new Map<string, V | undefined>();
  #size: number;

  constructor(entries: ReadonlyMap<string, V> = new Map()) {
    this.#shared = entries;
    this.#size = entries.size;
  }

  copy(): LayeredMap<V> {
    if (this.#own.size > MAX_OWN) {
      this.#shared = new Map(this.entries());
      this.#own = new Map();
    }
    const copy = new LayeredMap(this.#shared);
    copy.#own = new Map(this.#own);
    copy.#size = this.#size;
    return copy;
  }

  get size(): number {
    return this.#size;
  }

  get(key: string): V | undefined {
    return this.#own.has(key) ? this.#own.get(key) : this.#shared.get(key);
  }

  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  set(key: string, value: V): void {
    if (!this.has(key)) this.#size++;
    this.#own.set(key, value);
  }

  delete(key: string): void {
    if (!this.has(key)) return;
    this.#size--;
    if (this.#shared.has(key)) this.#own.set(key, undefined);
    else this.#own.delete(key);
  }

  *entries(): Generator<[key: string, value: V]> {
    for (const [key, shared] of this.#shared) {
      const value = this.#own.has(key) ? this.#own.get(key) : shared;
      if (value !== undefined) yield [key, value];
    }
    for (const [key, value] of this.#own)
      if (value !== undefined && !this.#shared.has(key)) yield [key, value];
  }

  /** The keys that may have another value in another map: few where both are copies of one. */
  keysThatMayDiffer(other: LayeredMap<V>): Set<string> {
    const shared = this.#shared === other.#shared ? [] : [...this.#shared.keys(), ...other.#shared.keys()];
    return new Set([...shared, ...this.#own.keys(), ...other.#own.keys()]);
  }
}
