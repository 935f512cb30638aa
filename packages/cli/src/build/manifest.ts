import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder in a build that holds what the next build needs; nothing in it is part of the site. */
export const STATE_FOLDER = '.croupier-build';
export const MANIFEST_FILE = `${STATE_FOLDER}/manifest.json`;

/** A file of a build: a hash of its bytes, and of what they were made from. */
export interface BuiltFile {
  hash: string;
  source: string;
}

/** What a build wrote, and from what. */
export interface Manifest {
  /** A hash of everything that the build was made from. */
  inputs: string;
  files: ReadonlyMap<string, BuiltFile>;
}

type ManifestJson = { version: 1; inputs: string; files: [file: string, hash: string, source: string][] };

/** Reads the manifest of a build; undefined where a folder has none that can be read. */
export function readManifest(folder: string): Manifest | undefined {
  let json: ManifestJson;
  try {
    json = JSON.parse(readFileSync(path.join(folder, MANIFEST_FILE), 'utf8')) as ManifestJson;
  } catch {
    return undefined;
  }
  if (json.version !== 1) return undefined;
  return {
    inputs: json.inputs,
    files: new Map(json.files.map(([file, hash, source]) => [file, { hash, source }])),
  };
}

/** The text of a manifest, the same for the same files. */
export function manifestText({ inputs, files }: Manifest): string {
  const lines = [...files]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, { hash, source }]) => JSON.stringify([file, hash, source]));
  return `{"version":1,"inputs":${JSON.stringify(inputs)},"files":[\n${lines.join(',\n')}\n]}\n`;
}
