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

/** The text of a manifest piece by piece, the same for the same files. */
export function* manifestPieces({ inputs, files }: Manifest): Generator<string> {
  yield `{"version":1,"inputs":${JSON.stringify(inputs)},"files":[`;
  let comma = '\n';
  for (const file of [...files.keys()].sort()) {
    const { hash, source } = files.get(file) as BuiltFile;
    yield comma + JSON.stringify([file, hash, source]);
    comma = ',\n';
  }
  yield '\n]}\n';
}
