import { type Load, type PublicCatalogue, viewOf } from '@croupier/core';
import { sampleCatalogue, standIns } from '@croupier/core/sample';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  AuthProvider,
  type AuthProviderProps,
  type AuthService,
} from '../../packages/site/src/account/auth.js';
import { pageAt } from '../../packages/site/src/page-at.js';

/** What changes the sample before a page is made of it. */
export type Alter = Parameters<typeof sampleCatalogue>[0];

/** A page as a visitor meets it. */
export interface ShownPage {
  status: number;
  /** The HTML of its body. */
  html: string;
  /** Its words, each link with its address before it, blanks collapsed. */
  words: string;
}

/** The page of an address of the sample site, as a server makes it. */
export async function shownPage(address: string, alter?: Alter): Promise<ShownPage> {
  return pageOf(address, await sampleCatalogue(alter));
}

/** The page of an address of the demo, with what stands in for missing content, and for whoever is signed in. */
export async function demoPage(
  address: string,
  { alter, visitor }: { alter?: Alter; visitor?: PublicCatalogue['visitor'] } = {},
): Promise<ShownPage> {
  const catalogue = { ...(await sampleCatalogue(alter)), standIns: await standIns() };
  return pageOf(address, visitor === undefined ? catalogue : { ...catalogue, visitor });
}

async function pageOf(address: string, catalogue: PublicCatalogue): Promise<ShownPage> {
  const load: Load = async (name, params) => viewOf(catalogue, name, params);
  const [path = '', query] = address.split('?');
  const page = await pageAt(decodeURIComponent(path), load, query);
  if ('to' in page) throw new Error(`${address} moved to ${page.to}`);
  const html = renderToStaticMarkup(
    createElement(AuthProvider, { service: nobody } as AuthProviderProps, page.body),
  );
  return { status: page.status, html, words: wordsOf(html) };
}

const nobody: AuthService = {
  login: async () => false,
  register: async () => false,
  logout: () => undefined,
  state: () => state,
  watch: () => () => undefined,
};
const state = { user: undefined, loading: false };

function wordsOf(html: string): string {
  return html
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<a [^>]*?href="([^"]*)"[^>]*>/g, ' [$1] ')
    .replace(/<(?:input|img)[^>]*?(?:placeholder|alt)="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}
