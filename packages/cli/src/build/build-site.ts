import { availableParallelism } from 'node:os';
import {
  getView,
  type LoadView,
  linkedPageFinder,
  type PublicCatalogue,
  resolveUrl,
  type SiteFault,
  type StorageAdapter,
  sitePages,
  type ViewName,
} from '@croupier/core';
import { requireFaultlessBuild } from '../check/require-faultless-build.js';
import { createPictureMaker } from '../pictures/picture-maker.js';
import { customStylesheetOf } from '../serve/responses/custom-stylesheet.js';
import { addPinnedScript } from '../serve/responses/embed-script-files.js';
import { pageStylesheets } from '../serve/responses/media-and-custom-css.js';
import type { NonPageRoute, RenderContext } from '../serve/responses/non-page-route.js';
import { NON_PAGE_ROUTES } from '../serve/responses/non-page-routes.js';
import { SHARE_PICTURE_ROUTE } from '../serve/responses/share-pictures.js';
import type { SiteRenderer } from '../serve/site-renderer.js';
import { beginFiles } from './built-files.js';
import { contentHash } from './file-content.js';
import { hostFiles } from './hosts/host-files.js';
import type { BuildHost } from './hosts/host-names.js';
import type { OutputFolder } from './output-folder.js';
import { staticSearchFiles } from './static-search-files.js';

/** What a build is made from. */
interface BuildSources {
  catalogue: PublicCatalogue;
  storage: Pick<StorageAdapter, 'media'>;
  site: SiteRenderer;
  /** A hash of everything that the build is made from. */
  inputs: string;
  /** The hosts whose files are written too. */
  hosts?: readonly BuildHost[];
  /** Whether a site with a fault is refused. */
  isChecked?: boolean;
  /** Whether every file is written again. */
  isClean?: boolean;
  signal?: AbortSignal;
  /** Takes lines about what could not be made. */
  log?: (line: string) => void;
  onProgress?: (progress: { done: number; total: number; unit: 'pages' }) => void;
}

/** What a build did. */
export interface BuildSummary {
  pages: number;
  files: number;
  written: string[];
  removed: number;
  /** What the hosts cannot do, and what pages would better have. */
  remarks: string[];
}

/** Writes every page and file of a site into a folder: those whose content changed, and all at once at the end. */
export async function buildSite(sources: BuildSources, output: OutputFolder): Promise<BuildSummary> {
  const { catalogue, site, signal } = sources;
  const work = beginWork(sources, output);
  const { known, built } = work;
  const { files, written, put } = built;
  for (const [path, body] of publicFiles(site)) put(path.slice(1), '', body);
  // Pictures are drawn in threads of their own, beside the pages.
  await work.together([putPages(work, linkedPageFinder(catalogue)), putRoute(work, SHARE_PICTURE_ROUTE)]);
  put('404.html', '', (await work.pages.render('/404')).html);
  for (const route of NON_PAGE_ROUTES) if (route !== SHARE_PICTURE_ROUTE) await putRoute(work, route);
  for (const { path, content, hash } of staticSearchFiles(catalogue, site)) {
    put(path.slice(1), '', content, hash);
    await work.turn();
  }
  written.sort();
  const remarks: string[] = [];
  for (const host of sources.hosts ?? []) {
    const made = hostFiles(host, catalogue, known);
    remarks.push(...made.remarks);
    for (const { file, text } of made.files) put(file, '', text);
  }
  signal?.throwIfAborted();
  if (sources.isChecked === true && written.length > 0) {
    const { siteBaseUrl } = catalogue.settings;
    const notes = await requireFaultlessBuild({ files, read: output.read, origin: siteBaseUrl });
    if (notes.length > 0) remarks.push(notesRemark(notes));
  }
  const { removed } = built.commit(sources.inputs);
  return { pages: work.done, files: files.size, written, removed, remarks };
}

/** A build in the making. */
interface BuildWork {
  site: SiteRenderer;
  built: ReturnType<typeof beginFiles>;
  pages: PageRenderer;
  /** The paths of all pages; those that pages link to come to it. */
  known: Set<string>;
  /** How many pages are put. */
  done: number;
  /** Lets other work go on, and tells progress now and then. Throws where the build was stopped. */
  turn(): Promise<void>;
  /** Waits for works; where one fails, the others are stopped first. */
  together(works: Promise<void>[]): Promise<void>;
}

function beginWork(sources: BuildSources, output: OutputFolder): BuildWork {
  const { catalogue, site, signal, onProgress } = sources;
  const failure = new AbortController();
  const turn = createTurns(AbortSignal.any([failure.signal, ...(signal === undefined ? [] : [signal])]));
  const work: BuildWork = {
    site,
    built: beginFiles(output, sources),
    pages: createPageRenderer(sources),
    known: new Set(sitePages(catalogue)),
    done: 0,
    async turn() {
      const { done, known } = work;
      if (await turn()) onProgress?.({ done, total: known.size + catalogue.casinos.length, unit: 'pages' });
    },
    async together(works) {
      await Promise.all(works).catch(async (error: unknown) => {
        failure.abort(error);
        await Promise.allSettled(works);
        throw error;
      });
    },
  };
  return work;
}

async function putPages(work: BuildWork, linkedPages: ReturnType<typeof linkedPageFinder>): Promise<void> {
  const { known, built, pages, turn } = work;
  // What is added to a set while it is walked through is walked through too.
  for (const path of known) {
    const page = pages.viewAt(path);
    const file = fileOfPath(path, 'text/html');
    for (const linked of linkedPages(page)) known.add(linked);
    if (!built.keep(file, page.source)) {
      const { status, html } = await pages.render(path, page);
      // A list may end before a page that a link names.
      if (status === 200) built.put(file, page.source, html);
    }
    work.done++;
    await turn();
  }
}

/** Puts what a route answers. */
async function putRoute(work: BuildWork, route: NonPageRoute): Promise<void> {
  // The paths are shared: each answer is put by whoever is free.
  const paths = each(route.paths(work.pages.context));
  await work.together(Array.from({ length: PICTURES_AT_ONCE }, () => putAnswers(work, route, paths)));
}

async function putAnswers(
  { built: { put, keep }, pages: { context }, site, turn }: BuildWork,
  route: NonPageRoute,
  paths: Iterable<string>,
): Promise<void> {
  for (const path of paths) {
    const made = route.reuse?.source(context, path);
    const source = made === undefined ? '' : contentHash(site.rendererHash + made);
    if (source !== '' && keep(fileOfPath(path, route.reuse?.contentType ?? ''), source)) continue;
    const pieces = route.pieces?.(context, path);
    if (pieces !== undefined) {
      put(fileOfPath(path, ''), source, pieces);
      continue;
    }
    const answer = await route.match(context, path, '')?.();
    if (answer?.status !== 200) continue;
    put(fileOfPath(path, answer.headers['content-type'] ?? ''), source, answer.content);
    await turn();
  }
}

function notesRemark([first, ...others]: readonly SiteFault[]): string {
  const more = others.length === 0 ? '' : `; croupier check tells ${others.length} more such notes`;
  return `${first?.page}: ${first?.message}${more}.`;
}

/** The files of a site that visitors load: without the admin's, which a host of files has none of. */
function* publicFiles(site: SiteRenderer): Generator<[string, Buffer]> {
  for (const [path, body] of addPinnedScript(site.files)) {
    const isAdmin =
      path.startsWith('/admin/') || (/^\/assets\/.*\.css$/.test(path) && !site.stylesheets.includes(path));
    if (!isAdmin) yield [path, body];
  }
}

function* each<T>(items: Iterable<T>): Generator<T> {
  yield* items;
}

/** As many as there are processors, and threads that Node gives them by default. */
const PICTURES_AT_ONCE = Math.min(availableParallelism(), 4);

/** How long work goes on before other work has its turn, in milliseconds. */
const TURN_MS = 10;
/** How often progress is told, in milliseconds. */
const PROGRESS_MS = 100;

/** Lets other work go on; true where progress is to be told again. Throws where the build was stopped. */
function createTurns(signal: AbortSignal): () => Promise<boolean> {
  let lastTurn = performance.now();
  let lastTold = lastTurn;
  return async () => {
    if (performance.now() - lastTurn < TURN_MS) return false;
    await new Promise((resolve) => setImmediate(resolve));
    signal.throwIfAborted();
    lastTurn = performance.now();
    if (lastTurn - lastTold < PROGRESS_MS) return false;
    lastTold = lastTurn;
    return true;
  };
}

interface PageRenderer {
  context: RenderContext;
  /** The view of a page, its JSON, and a hash of everything that the page shows. */
  viewAt(path: string): { name: ViewName; view: unknown; text: string; source: string };
  render(path: string, page?: { name: ViewName; view: unknown }): ReturnType<SiteRenderer['render']>;
}

function createPageRenderer({ catalogue, storage, site, log }: BuildSources): PageRenderer {
  const customStylesheet = customStylesheetOf(catalogue);
  const stylesheets = pageStylesheets(site.stylesheets, customStylesheet);
  const keepHtml = site.createPartKeeper?.();
  const assets = {
    stylesheets,
    scripts: site.scripts,
    consentScript: site.consentScript,
    fonts: site.fonts,
    isStatic: true,
    ...(keepHtml === undefined ? {} : { keepHtml }),
  };
  const template = contentHash(
    `${site.rendererHash} ${catalogue.settings.language} ${[...stylesheets, ...site.scripts, site.consentScript ?? '', ...site.fonts].join(' ')}`,
  );
  const load: LoadView = async (name, params) => getView(catalogue, name, params);
  return {
    context: {
      catalogue,
      storage,
      pictures: createPictureMaker(storage, log, PICTURES_AT_ONCE),
      stylesheets,
      customStylesheet,
      renderPage: (path, query) => site.render(path, load, assets, query),
    },
    viewAt(path) {
      const resolution = resolveUrl(catalogue, path);
      if (resolution.kind !== 'page') throw new Error(`No page is at ${path}`);
      const { route, query = '' } = resolution;
      const view = getView(catalogue, route.kind, { path, slug: route.slug ?? '', query });
      const text = JSON.stringify(view);
      return { name: route.kind, view, text, source: contentHash(template + text) };
    },
    render(path, page) {
      const loadOnce: LoadView = async (name, params) =>
        (name === page?.name ? page.view : await load(name, params)) as never;
      return site.render(path, loadOnce, assets);
    },
  };
}

/** The file of a path: a page is the index of a folder of its own, so that every host finds it without a rule. */
function fileOfPath(path: string, contentType: string): string {
  if (!contentType.startsWith('text/html')) return path.slice(1);
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}
