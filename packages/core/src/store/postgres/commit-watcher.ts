import { randomUUID } from 'node:crypto';
import { FIRST_GENERATION } from '../memory-storage.js';
import { listenForCommits } from './commit-notifications.js';
import type { Database } from './connection.js';
import { STORE_ROW, type StoreRow } from './state/stored-state.js';

/** How often a server asks for commits that it may not have heard of, in milliseconds. */
export const ASK_INTERVAL = 1_000;

/** Knows the last commit, and tells listeners of those of others. It begins to ask when the first of them is wanted. */
export class CommitWatcher {
  /** The name under which this process tells others of its own commits. */
  readonly me = randomUUID();
  readonly #database: Database;
  readonly #listeners = new Set<() => void>();
  #known = FIRST_GENERATION;
  #hasLearned = false;
  #isWriting = false;
  #stop: (() => void) | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  generation(): string {
    this.#learn();
    return this.#known;
  }

  subscribe(listener: () => void): () => void {
    this.#learn();
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Takes note of a commit that was read or heard of. */
  note(generation: string): void {
    const isNews = generation !== this.#known && this.#hasLearned;
    this.#known = generation;
    this.#hasLearned = true;
    if (isNews) for (const listener of this.#listeners) listener();
  }

  /** Runs a commit of our own, of which no listener is told; it resolves to its generation, if it was made. */
  async runOwnCommit(commit: () => Promise<string | undefined>): Promise<void> {
    this.#isWriting = true;
    try {
      const generation = await commit();
      if (generation === undefined) return;
      this.#known = generation;
      this.#hasLearned = true;
    } finally {
      this.#isWriting = false;
    }
  }

  stop(): void {
    this.#stop?.();
  }

  #learn(): void {
    if (this.#stop !== undefined) return;
    const timer = setInterval(() => this.#ask(), ASK_INTERVAL).unref();
    const stop = listenForCommits(this.#database.url, (told) => {
      const [by, generation] = told?.split(' ') ?? [];
      if (generation === undefined) void this.#ask();
      else if (by !== this.me) this.note(generation);
    });
    this.#stop = () => {
      clearInterval(timer);
      stop();
    };
  }

  async #ask(): Promise<void> {
    if (this.#isWriting) return;
    const [row] = await this.#database.query<StoreRow>(STORE_ROW, []).catch(() => []);
    if (!this.#isWriting && row !== undefined) this.note(row.generation);
  }
}
