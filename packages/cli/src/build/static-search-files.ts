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
import type { SiteRenderer } from '../serve/site-renderer.js';
import { contentHash, type FileContent } from './file-content.js';

/** A file of the index; `hash` of its content is there where its name has it. */
interface IndexFile {
  path: string;
  content: FileContent;
  hash?: string;
}

/** The files by which a site of files answers search, filters and comparison; the last one names the others. */
export function* staticSearchFiles(
  catalogue: PublicCatalogue,
  { staticPages }: SiteRenderer,
): Generator<IndexFile> {
  if (staticPages === undefined) return;
  yield { path: staticPages.path, content: staticPages.script };
  const parts: Partial<Record<IndexPart, string>> = {};
  // What is offered in one country is often what is offered in another.
  const written = new Set<string>();
  for (const { part, pieces } of siteIndexParts(catalogue)) {
    const file = namedByContent(pieces);
    parts[part] = file.path;
    if (!written.has(file.path)) yield file;
    written.add(file.path);
  }
  const index = namedByContent(() => siteIndexPieces(catalogue, parts as Record<IndexPart, string>));
  yield index;
  const names: SiteIndexNames = { script: staticPages.path, index: index.path };
  yield { path: SITE_INDEX_PATH, content: JSON.stringify(names) };
}

function namedByContent(pieces: TextPieces): IndexFile {
  const hash = contentHash(pieces);
  return { path: `${SITE_INDEX_FOLDER}${hash.slice(0, 12)}.json`, content: pieces, hash };
}
