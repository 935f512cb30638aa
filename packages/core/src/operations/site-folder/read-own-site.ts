import { collections, type DocumentIn } from '../../model/collections.js';
import { homepageContent } from '../../model/documents/homepage-content.js';
import { isProblem, problem } from '../../problem.js';
import { createPause } from '../../short-turns.js';
import { type ArchivedFile, wholeFile } from '../../site-folder/archive/tar-reader.js';
import { ARTICLE_FOLDERS } from '../../site-folder/article-folders.js';
import { articleOf, articlePlace } from '../../site-folder/read-article.js';
import {
  DOCUMENT_FILES,
  HOST_REDIRECTS_FILE,
  MANIFEST_FILE,
  PICTURES_FILE,
  PICTURES_FOLDER,
  README_FILE,
  TABLE_COLLECTIONS,
  TABLES_FOLDER,
} from '../../site-folder/site-files.js';
import type { ChangeContext } from '../define/operation.js';
import { collectRemovedHtml } from '../records/removed-html.js';
import { loopBaseline, newLoopWarnings } from '../redirects/redirect-loops.js';
import { leftOutList } from './left-out-list.js';
import type { SiteFolder } from './migrate-markdown.js';
import { pictureKeeper } from './picture-keeper.js';
import { type FileFault, recordKeeper } from './record-keeper.js';
import { tableRecords } from './table-records.js';

/** The most of a text or a document, in bytes. */
const MAX_TEXT = 4_000_000;
/** The most of the list of pictures. */
const MAX_LIST = 64_000_000;
/** How long it works before it gives other work its turn, in milliseconds. */
const TURN_MS = 25;
/** How many faults are told. */
const MAX_FAULTS = 50;

/** Reads an export again, all of it or nothing. Problems: `invalid`, `conflict` for what has changed here since. */
export async function readOwnSite(
  context: ChangeContext,
  files: AsyncIterable<ArchivedFile>,
  { force }: { force: boolean },
): Promise<SiteFolder> {
  const { content, signal } = context;
  const rules = loopBaseline(content);
  const removedHtml = collectRemovedHtml();
  const keeper = recordKeeper(context, removedHtml, force);
  const { faults, newer } = keeper;
  const pictures = pictureKeeper(context, faults);
  const documents: string[] = [];
  const leftOut = leftOutList();
  const pause = createPause(TURN_MS);
  const readOther = async (file: ArchivedFile) => {
    const name = DOCUMENT_FILES.find((one) => file.path === `${one}.json`);
    if (name !== undefined) {
      const value = await jsonOf(file, MAX_TEXT, faults);
      if (setDocument(context, name, value, removedHtml, faults)) documents.push(name);
    } else if (file.path === PICTURES_FILE) pictures.describe(await jsonOf(file, MAX_LIST, faults));
    else if (file.path.startsWith(`${PICTURES_FOLDER}/`)) await pictures.keep(file);
    else if (![MANIFEST_FILE, README_FILE, HOST_REDIRECTS_FILE].includes(file.path))
      leftOut.leave('file', file.path, file.path);
  };
  for await (const file of files) {
    if (signal.aborted) throw problem('import.interrupted');
    const table = TABLE_COLLECTIONS.find((one) => file.path === `${TABLES_FOLDER}/${one}.csv`);
    const place = articlePlace(file.path);
    if (place !== undefined) {
      const article = articleOf(place.collection, file.path, await textOf(file, MAX_TEXT));
      if ('fault' in article) faults.push({ file: file.path, message: article.fault });
      else {
        const { record, writtenHtml } = article;
        const text = collections[place.collection].findField(ARTICLE_FOLDERS[place.collection].text);
        if (text !== undefined) removedHtml.add(text, writtenHtml, record[text.column], file.path);
        keeper.keep(place.collection, record, file.path, place.slug);
      }
    } else if (table !== undefined) {
      for await (const { row, record, faults: found } of tableRecords(table, file.pieces())) {
        const at = `${file.path}, row ${row}`;
        if (found.length === 0) keeper.keep(table, record, at);
        else faults.push(...found.map((message) => ({ file: at, message })));
        await pause();
      }
    } else await readOther(file);
    await pause();
  }
  const keptPictures = pictures.finish();
  refuse(faults, newer);
  return {
    records: [
      ...[...keeper.counts].map(([collection, counts]) => ({ collection, ...counts })),
      ...(keptPictures.created + keptPictures.updated + keptPictures.unchanged > 0
        ? [{ collection: 'pictures', ...keptPictures }]
        : []),
    ],
    ...{ documents, leftOut: leftOut.all() },
    warnings: [...newLoopWarnings(content, rules), ...removedHtml.warnings()],
  };
}

function refuse(faults: readonly FileFault[], newer: readonly FileFault[]): void {
  const issuesOf = (list: readonly FileFault[]) =>
    list.slice(0, MAX_FAULTS).map(({ file, message }) => ({ file, message }));
  if (faults.length > 0)
    throw problem('site-folder.invalid', { count: faults.length }, { issues: issuesOf(faults) });
  if (newer.length > 0)
    throw problem('site-folder.changed-since', { count: newer.length }, { issues: issuesOf(newer) });
}

async function textOf(file: ArchivedFile, most: number): Promise<string> {
  return new TextDecoder().decode(await wholeFile(file, most));
}

async function jsonOf(file: ArchivedFile, most: number, faults: FileFault[]): Promise<unknown> {
  const text = await textOf(file, most);
  try {
    return JSON.parse(text);
  } catch (error) {
    faults.push({ file: file.path, message: `it is no JSON: ${(error as Error).message}` });
    return undefined;
  }
}

/** Whether a document is another one now. */
function setDocument(
  { content }: Pick<ChangeContext, 'content'>,
  name: (typeof DOCUMENT_FILES)[number],
  value: unknown,
  removedHtml: ReturnType<typeof collectRemovedHtml>,
  faults: FileFault[],
): boolean {
  if (value === undefined) return false;
  const before = JSON.stringify(content[name].get());
  try {
    const after = (content[name] as { set(given: unknown): unknown }).set(value);
    if (name === 'homepage') {
      const given = (value as { content?: object }).content ?? {};
      removedHtml.addAll(homepageContent, given, (after as DocumentIn<'homepage'>).content, `${name}.json`);
    }
    return JSON.stringify(after) !== before;
  } catch (error) {
    if (!isProblem(error) || error.code !== 'invalid') throw error;
    faults.push({ file: `${name}.json`, message: error.issues[0]?.message ?? error.message });
    return false;
  }
}
