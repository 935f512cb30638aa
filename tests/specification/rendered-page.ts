import { getView, type LoadView, type PublicCatalogue } from '@croupier/core';
import { demoFallbacks, sampleCatalogue } from '@croupier/core/sample';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  AuthProvider,
  type AuthProviderProps,
  type AuthService,
} from '../../packages/site/src/account/auth.js';
import { resolvePage } from '../../packages/site/src/resolve-page.js';

/** What changes the sample before a page is made of it. */
export type AlterCatalogue = Parameters<typeof sampleCatalogue>[0];

/** A page as a visitor meets it. */
export interface RenderedPage {
  status: number;
  /** The HTML of its body. */
  html: string;
  /** Its words, each link with its address before it, blanks collapsed. */
  words: string;
}

/** The page of an address of the sample site, as a server makes it. */
export async function renderServedPage(address: string, alter?: AlterCatalogue): Promise<RenderedPage> {
  return pageOf(address, await sampleCatalogue(alter));
}

/** The page of an address of the demo, with what stands in for missing content, and for whoever is signed in. */
export async function renderDemoPage(
  address: string,
  { alter, visitor }: { alter?: AlterCatalogue; visitor?: PublicCatalogue['visitor'] } = {},
): Promise<RenderedPage> {
  const catalogue = { ...(await sampleCatalogue(alter)), demoFallbacks: await demoFallbacks() };
  return pageOf(address, visitor === undefined ? catalogue : { ...catalogue, visitor });
}

async function pageOf(address: string, catalogue: PublicCatalogue): Promise<RenderedPage> {
  const load: LoadView = async (name, params) => getView(catalogue, name, params);
  const [path = '', query] = address.split('?');
  const page = await resolvePage(decodeURIComponent(path), load, query);
  if ('to' in page) throw new Error(`${address} moved to ${page.to}`);
  const html = renderToStaticMarkup(
    createElement(AuthProvider, { service: signedOutAuth } as AuthProviderProps, page.body),
  );
  return { status: page.status, html, words: visibleText(html) };
}

const signedOutAuth: AuthService = {
  login: () => Promise.resolve(),
  register: () => Promise.resolve(),
  logout: () => undefined,
  getState: () => state,
  subscribe: () => () => undefined,
};
const state = { user: undefined, isLoading: false };

function visibleText(html: string): string {
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
