import { type FSWatcher, watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { CONTENT_FILES, INDEX } from './folder.js';
import { type FileStamp, isSame, openIndex, stampAt } from './index-file.js';

/** Editors and commits write several files; they are looked at once, this many milliseconds after the last. */
const QUIET = 25;
/** How often the folder is looked at where the system reports nothing, in milliseconds. */
const POLL = 1_000;

/** A cheap name of the state that was last committed, from one look at one file; hand edits do not show in it. */
export function generationOf(folder: string): string {
  return nameOf(stampAt(join(folder, INDEX)));
}

/** Watches a store's folder for what others do. */
export interface Watcher {
  /** Tells listeners what others did until now, then runs a commit of our own, of which they hear nothing. */
  aside<T>(commit: () => Promise<T>): Promise<T>;
  add(listener: () => void): () => void;
}

/** A watcher over a folder; it costs nothing while nobody listens. */
export function watcherOf(folder: string): Watcher {
  const listeners = new Set<() => void>();
  let known: string | undefined;
  let stop: (() => void) | undefined;
  let isOurs = false;
  const look = () => {
    if (stop === undefined || isOurs) return;
    const now = contentsOf(folder);
    if (now === undefined || now === known) return;
    known = now;
    for (const listener of [...listeners]) listener();
  };
  return {
    async aside(commit) {
      look();
      isOurs = true;
      try {
        const done = await commit();
        if (stop !== undefined) known = contentsOf(folder);
        return done;
      } finally {
        isOurs = false;
      }
    },
    add(listener) {
      const mine = () => listener();
      listeners.add(mine);
      if (stop === undefined) {
        known = contentsOf(folder);
        stop = onAnyChange(folder, look);
      }
      return () => {
        listeners.delete(mine);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
  };
}

/** What names the contents of all files: the generation, and the stamps of files that were changed outside. */
function contentsOf(folder: string): string | undefined {
  try {
    const { index, close } = openIndex(folder);
    close();
    const pending = new Map(index?.pending.map(({ temp, target }) => [target, temp]));
    const outside = CONTENT_FILES.flatMap((file) => {
      const temp = pending.get(file);
      const stamp =
        (temp === undefined ? undefined : stampAt(join(folder, temp))) ?? stampAt(join(folder, file));
      return isSame(stamp, index?.files[file]) ? [] : [`${file}:${nameOf(stamp)}`];
    });
    return [index?.generation ?? 0, ...outside].join('\n');
  } catch {
    return undefined;
  }
}

function nameOf(stamp: FileStamp | undefined): string {
  return stamp === undefined ? 'none' : `${stamp.ino}-${stamp.mtimeNs}-${stamp.size}`;
}

function onAnyChange(folder: string, look: () => void): () => void {
  const folders = new Set([folder, ...[...CONTENT_FILES, INDEX].map((file) => dirname(join(folder, file)))]);
  let quiet: NodeJS.Timeout | undefined;
  const soon = () => {
    clearTimeout(quiet);
    quiet = setTimeout(look, QUIET).unref();
  };
  const watching: FSWatcher[] = [];
  for (const place of folders) {
    try {
      const watcher = watch(place, { persistent: false }, soon);
      watcher.on('error', () => watcher.close());
      watching.push(watcher);
    } catch {
      // Not there yet, or the system has no watches left: the poll finds it out.
    }
  }
  const poll = setInterval(look, POLL).unref();
  return () => {
    clearTimeout(quiet);
    clearInterval(poll);
    for (const watcher of watching) watcher.close();
  };
}
