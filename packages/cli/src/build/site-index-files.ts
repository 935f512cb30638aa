import { hash } from 'node:crypto';
import {
  type IndexPart,
  type PublicCatalogue,
  SITE_INDEX_FOLDER,
  SITE_INDEX_PATH,
  type SiteIndexNames,
  siteIndexParts,
  siteIndexText,
} from '@croupier/core';
import type { BuiltSite } from '../serve/built-site.js';

/** The files by which a site of files answers search, filters and comparison; the last one names the others. */
export function* siteIndexFiles(
  catalogue: PublicCatalogue,
  { staticPages }: BuiltSite,
): Generator<[path: string, content: string | Buffer]> {
  if (staticPages === undefined) return;
  yield [staticPages.path, staticPages.script];
  const parts: Partial<Record<IndexPart, string>> = {};
  for (const { part, text } of siteIndexParts(catalogue)) {
    const path = pathOf(text);
    parts[part] = path;
    yield [path, text];
  }
  const index = siteIndexText(catalogue, parts as Record<IndexPart, string>);
  yield [pathOf(index), index];
  const names: SiteIndexNames = { script: staticPages.path, index: pathOf(index) };
  yield [SITE_INDEX_PATH, JSON.stringify(names)];
}

function pathOf(text: string): string {
  return `${SITE_INDEX_FOLDER}${hash('sha256', text, 'base64url').slice(0, 12)}.json`;
}
