import { contentHash, type FileContent } from './file-content.js';
import type { BuiltFile } from './manifest.js';
import type { OutputFolder } from './output-folder.js';

/** The files of a build in the making: what differs from the last build is staged. */
interface BuiltFiles {
  readonly files: ReadonlyMap<string, BuiltFile>;
  /** The files that differ, in the order in which they were made. */
  readonly written: string[];
  /** Adds a file; `source` names what it was made from, '' where nothing does; `hash` of its content, where that is known. */
  put(file: string, source: string, content: FileContent, hash?: string): void;
  /** Adds a file of the last build that was made from the same; false where there is none. */
  keep(file: string, source: string): boolean;
  /** Makes the files the site; leaves a site that is the same as it was. */
  commit(inputs: string): { removed: number };
}

/** Begins the files of a build; a clean one takes nothing over from the last. */
export function beginFiles(output: OutputFolder, { isClean = false } = {}): BuiltFiles {
  const files = new Map<string, BuiltFile>();
  const written: string[] = [];
  return {
    files,
    written,
    put(file, source, content, hashed = contentHash(content)) {
      files.set(file, { hash: hashed, source });
      if (!isClean && output.previous?.files.get(file)?.hash === hashed) return;
      output.stage(file, content);
      written.push(file);
    },
    keep(file, source) {
      const before = isClean ? undefined : output.previous?.files.get(file);
      if (before?.source !== source) return false;
      files.set(file, before);
      return true;
    },
    commit(inputs) {
      const isUnchanged = written.length === 0 && output.previous?.files.size === files.size;
      if (!isUnchanged || output.previous?.inputs !== inputs) return output.commit({ inputs, files });
      output.discard();
      return { removed: 0 };
    },
  };
}
