import type { FileContent } from './file-content.js';
import type { EarlierManifest, Manifest } from './manifest.js';

/** The folder of a build, changed as a whole when all of its files are written. */
export interface OutputFolder {
  /** What the last build wrote; undefined for the first. */
  readonly previous: EarlierManifest | undefined;
  /** Writes a file beside those of the present site. */
  stage(file: string, content: FileContent): void;
  /** The text of a file of the site as it will be. */
  read(file: string): string | undefined;
  /** Makes the staged files the site, and removes those that it has no more. */
  commit(manifest: Manifest): { removed: number };
  /** Leaves the site as it was. */
  discard(): void;
}
