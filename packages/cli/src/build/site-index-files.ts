import {
  type IndexPart,
  type PublicCatalogue,
  SITE_INDEX_FOLDER,
  SITE_INDEX_PATH,
  type SiteIndexNames,
  siteIndexParts,
  siteIndexPieces,
  type TextPieces,
} from '@croupier/core';
import type { BuiltSite } from '../serve/built-site.js';
import { contentHash, type FileContent } from './file-content.js';

/** The files by which a site of files answers search, filters and comparison; the last one names the others. */
export function* siteIndexFiles(
  catalogue: PublicCatalogue,
  { staticPages }: BuiltSite,
): Generator<[path: string, content: FileContent]> {
  if (staticPages === undefined) return;
  yield [staticPages.path, staticPages.script];
  const parts: Partial<Record<IndexPart, string>> = {};
  for (const { part, pieces } of siteIndexParts(catalogue)) {
    const path = pathOf(pieces);
    parts[part] = path;
    yield [path, pieces];
  }
  const index = () => siteIndexPieces(catalogue, parts as Record<IndexPart, string>);
  const path = pathOf(index);
  yield [path, index];
  const names: SiteIndexNames = { script: staticPages.path, index: path };
  yield [SITE_INDEX_PATH, JSON.stringify(names)];
}

function pathOf(pieces: TextPieces): string {
  return `${SITE_INDEX_FOLDER}${contentHash(pieces).slice(0, 12)}.json`;
}
