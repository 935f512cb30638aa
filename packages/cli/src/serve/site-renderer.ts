import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  type AccountMenuView,
  type CountrySuggestionView,
  type LoadView,
  type Locale,
  Problem,
} from '@croupier/core';
import { sitePackageFolder } from './site-package-folder.js';

/** A page as the site renders it. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  html: string;
}

/** What the renderer keeps of the pages before. */
type PartKeeper = (part: never) => string | undefined;

/** The renderer of the site, and its files by path. */
export interface SiteRenderer {
  render(
    path: string,
    load: LoadView,
    links: {
      stylesheets: readonly string[];
      scripts: readonly string[];
      consentScript?: string | undefined;
      fonts: readonly string[];
      isStatic?: boolean;
      suggestsCountry?: boolean;
      keepHtml?: PartKeeper;
    },
    query?: string,
  ): Promise<RenderedPage>;
  /** Keeps the HTML of parts that many pages show, for a build of one catalogue. */
  createPartKeeper?: () => PartKeeper;
  /** Renders the account menu of the header. */
  renderAccountMenu(account: AccountMenuView, labels: Locale | undefined): string;
  /** Renders the suggestion of a country. */
  renderCountrySuggestion(suggestion: CountrySuggestionView): string;
  /** A hash of the renderer: what it renders changes only with it. */
  rendererHash?: string;
  stylesheets: readonly string[];
  /** The enhancement scripts of pages. */
  scripts: readonly string[];
  /** The script of pages that ask whether a visit may be counted. */
  consentScript?: string | undefined;
  /** The font files of titles. */
  fonts: readonly string[];
  /** The script by which a site of files answers queries; a server answers them itself. */
  staticPages?: { path: string; script: Buffer };
  files: ReadonlyMap<string, Buffer>;
  /** Whether lists ask for the country of their visitor, which the server knows. */
  suggestsCountry?: boolean;
  /** The page of the admin, the same for each of its screens. */
  adminPage: Buffer;
  /** The Content-Security-Policy of that page; that of the server unless given. */
  adminPolicy?: string;
}

// The scripts among the assets are the demo's, and so is its robots.txt.
const EXCLUDED_FILES = /(^|\/)\.|\.(html|map)$|^assets\/.*\.js$|^robots\.txt$/;

/** The page of the demo, and its files by path. Problem: `fault` if it is not built. */
export async function loadDemoFiles(): Promise<{ page: Buffer; files: ReadonlyMap<string, Buffer> }> {
  const client = path.join(sitePackageFolder(), 'client');
  const index = path.join(client, 'index.html');
  if (!existsSync(index)) throw notBuiltProblem();
  return { page: await readFile(index), files: await readFolder(client, /(^|\/)\.|\.(html|map)$/) };
}

/** Loads the built site. Problem: `fault` if it is not built. */
export async function loadSiteRenderer(): Promise<SiteRenderer> {
  const require = createRequire(import.meta.url);
  const root = sitePackageFolder();
  const client = path.join(root, 'client');
  const renderer = path.join(root, 'server/entry-server.js');
  if (!existsSync(renderer)) throw notBuiltProblem();
  const { isPreloadedFont, createPartKeeper, ...entry } = require(renderer) as ServerEntry;
  const siteFiles = await readFolder(client, EXCLUDED_FILES);
  const adminFiles = await readFolder(path.join(root, 'admin'), /\.html$/);
  const manifest = JSON.parse(
    await readFile(path.join(client, '.vite/manifest.json'), 'utf8'),
  ) as ViteManifest;
  const served = [...siteFiles.keys()].filter((place) => place.startsWith('/served/'));
  const consentScript = served.find((place) => place.startsWith('/served/consent-'));
  const scripts = served.filter((place) => place !== consentScript);
  const fonts = [...siteFiles.keys()].filter(isPreloadedFont);
  return {
    render: entry.render,
    renderAccountMenu: entry.renderAccountMenu,
    renderCountrySuggestion: entry.renderCountrySuggestion,
    ...(createPartKeeper === undefined ? {} : { createPartKeeper }),
    rendererHash: hash('sha256', await readFile(renderer), 'base64url'),
    files: new Map([...siteFiles, ...adminFiles]),
    scripts,
    consentScript,
    fonts,
    staticPages: await loadStaticPages(path.join(root, 'static')),
    adminPage: await readFile(path.join(root, 'admin/admin.html')),
    stylesheets: manifestStylesheets(manifest).map((sheet) => `/${sheet}`),
  };
}

async function loadStaticPages(folder: string): Promise<{ path: string; script: Buffer }> {
  const name = (await readdir(folder)).find((file) => file.endsWith('.js'));
  if (name === undefined) throw notBuiltProblem();
  return { path: `/served/${name}`, script: await readFile(path.join(folder, name)) };
}

function notBuiltProblem(): Problem {
  return new Problem('fault', 'The site is not built', { hint: 'Run npm run build, then try again.' });
}

/** The files of a folder by their paths on the site, without those that are excluded. */
async function readFolder(folder: string, excluded: RegExp): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const place = path.relative(folder, path.join(file.parentPath, file.name)).split(path.sep).join('/');
    if (file.isFile() && !excluded.test(place)) {
      files.set(`/${place}`, await readFile(path.join(folder, place)));
    }
  }
  return files;
}

type ServerEntry = Pick<
  SiteRenderer,
  'render' | 'renderAccountMenu' | 'renderCountrySuggestion' | 'createPartKeeper'
> & {
  isPreloadedFont(file: string): boolean;
};
type ViteManifest = Record<string, { css?: string[]; imports?: string[] }>;

/** The style sheets of the site's entry and of its static imports, each once. */
function manifestStylesheets(
  manifest: ViteManifest,
  entry = 'index.html',
  seen = new Set<string>(),
): string[] {
  if (seen.has(entry)) return [];
  seen.add(entry);
  const { imports = [], css = [] } = manifest[entry] ?? {};
  return [...new Set([...imports.flatMap((one) => manifestStylesheets(manifest, one, seen)), ...css])];
}
