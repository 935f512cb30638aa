import type { ImportableName } from '../../model/import-profile.js';
import { problem } from '../../problem.js';
import type { Content } from '../../store/content.js';
import type { GivenInput } from '../transfer/import-input.js';
import { findProfile } from '../transfer/profiles.js';
import { type SourceImport, sourceImport } from './source-import.js';
import type { SourceImportParts, SourceOptions } from './source-parts.js';

/** Starts the import of a source. Problems: `usage` where the collection has none, `not-found`. */
export function startSourceImport<T extends { id: string }>(
  parts: Omit<SourceImportParts<T>, 'source' | 'options'>,
  {
    collection,
    fromSource,
    options: { mirror, maxRemoved, diffLast, force, fileName, fetched },
  }: { collection: ImportableName; fromSource: string; options: SourceOptions },
): SourceImport<T> {
  if (parts.target.remove === undefined) throw problem('source.not-for', { collection });
  return sourceImport({
    ...parts,
    source: findProfile(parts.context.content, fromSource),
    options: { mirror, maxRemoved, diffLast, force, fileName, fetched },
  });
}

/** Refuses what only the import of a source uses where none is named. Problems: `usage`, `not-found`. */
export function requireSource(content: Pick<Content, 'profiles'>, given: GivenInput): void {
  const { fromSource, profile } = given;
  if (fromSource === undefined) {
    const setting = (['mirror', 'diffLast'] as const).find((name) => given[name]);
    if (setting !== undefined) throw problem('source.needed', { setting });
    return;
  }
  if (profile !== undefined) throw problem('source.with-profile');
  findProfile(content, fromSource, 'source');
}
