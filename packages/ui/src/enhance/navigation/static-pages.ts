import type { SITE_INDEX_PATH as CORE_SITE_INDEX_PATH } from '@croupier/core';

const SITE_INDEX_PATH: typeof CORE_SITE_INDEX_PATH = '/search/index.json';

/** The script of a site of files that answers queries, loaded when a page first asks one. */
interface StaticPages {
  page(address: string): Promise<{ address: string; html: string } | { to: string }>;
  suggestions(query: string): Promise<unknown>;
}

interface StaticPagesScript {
  openStaticPages(index: string, read: (path: string) => Promise<unknown>): Promise<StaticPages>;
}

/** The query parameters that the page's own host cannot answer; undefined where a server answers. */
export function staticParams(): string[] | undefined {
  return document.documentElement.dataset.static?.split(' ');
}

let opened: Promise<StaticPages> | undefined;

/** Opens the index of the site, once; what failed is tried again. */
export function openStaticPages(): Promise<StaticPages> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(): Promise<StaticPages> {
  const { script, index } = (await readJson(SITE_INDEX_PATH)) as { script: string; index: string };
  const { openStaticPages } = (await import(script)) as StaticPagesScript;
  return openStaticPages(index, readJson);
}

async function readJson(path: string): Promise<unknown> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return answer.json();
}
