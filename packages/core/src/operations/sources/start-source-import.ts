import { COLLECTION_NAMES } from '../../model/collections.js';
import type { ImportableName } from '../../model/import-profile.js';
import { problem } from '../../problem.js';
import { findProfile } from '../transfer/profiles.js';
import {
  type SourceImport,
  type SourceImportParts,
  type SourceOptions,
  sourceImport,
} from './source-import.js';

/** Starts the import of a source. Problems: `usage` where the collection has none, `not-found`. */
export function startSourceImport<T extends { id: string }>(
  parts: Omit<SourceImportParts<T>, 'source' | 'options'>,
  {
    collection,
    fromSource,
    options: { mirror, maxRemoved, diffLast, force, fileName },
  }: { collection: ImportableName; fromSource: string; options: SourceOptions },
): SourceImport<T> {
  if (!(COLLECTION_NAMES as readonly string[]).includes(collection) || parts.target.remove === undefined)
    throw problem('source.not-for', { collection });
  return sourceImport({
    ...parts,
    source: findProfile(parts.context.content, fromSource),
    options: { mirror, maxRemoved, diffLast, force, fileName },
  });
}
