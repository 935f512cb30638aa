import { csvLine } from '../../csv/csv-records.js';
import { tableWriter } from '../../csv/table.js';
import { collections } from '../../model/collections.js';
import type { Entity } from '../../model/entity.js';
import { problem } from '../../problem.js';
import { createPause } from '../../short-turns.js';
import { tarWriter } from '../../site-folder/archive/tar-writer.js';
import { ARTICLE_COLLECTIONS } from '../../site-folder/article-folders.js';
import { readmeText } from '../../site-folder/readme-text.js';
import {
  DOCUMENT_FILES,
  HOST_REDIRECTS_FILE,
  MANIFEST,
  MANIFEST_FILE,
  PICTURES_FILE,
  PICTURES_FOLDER,
  README_FILE,
  TABLE_COLLECTIONS,
  TABLES_FOLDER,
} from '../../site-folder/site-files.js';
import { articleFile } from '../../site-folder/write-article.js';
import { buildHostFile } from '../../urls/redirects/host-files.js';
import type { QuestionContext } from '../define/operation.js';
import { damageText } from '../doctor/damaged-files.js';
import { rulesInOrder } from '../redirects/redirect-loops.js';
import { mediaPath } from '../site/media-references.js';
import { inPieces } from './in-pieces.js';
import type { SiteExport } from './site-export.js';

/** How long it works before it gives other work its turn, in milliseconds. */
const TURN_MS = 25;

type Archive = ReturnType<typeof tarWriter>;

/** Writes a site as an archive of files, record by record. Problems: `interrupted`, `fault` where a picture is gone. */
export async function writeSite(context: QuestionContext): Promise<SiteExport> {
  const { content, now, signal, emit, onProgress } = context;
  const done: SiteExport = { files: 0, counts: {}, asHtml: 0 };
  const pieces = inPieces(emit);
  const archive = tarWriter(pieces.write, now);
  const pictures = content.media.get().files;
  const total =
    pictures.length +
    [...ARTICLE_COLLECTIONS, ...TABLE_COLLECTIONS].reduce((sum, name) => sum + content[name].size, 0);
  const pause = createPause(TURN_MS);
  let records = 0;
  const step = async (name: string) => {
    if (signal.aborted) throw problem('site-export.interrupted');
    done.counts[name] = (done.counts[name] ?? 0) + 1;
    onProgress({ done: ++records, total, unit: 'records' });
    await pause();
  };
  const add: Archive['add'] = async (path, file) => {
    done.files++;
    await archive.add(path, file);
  };
  const json = (path: string, value: unknown) => add(path, `${JSON.stringify(value, undefined, 2)}\n`);

  await json(MANIFEST_FILE, MANIFEST);
  await add(README_FILE, readmeText(content.settings.get().siteName));
  for (const name of DOCUMENT_FILES) await json(`${name}.json`, content[name].get());
  for (const name of ARTICLE_COLLECTIONS) {
    for (const record of content[name].all()) {
      const file = articleFile(name, record);
      if (file.path.endsWith('.html')) done.asHtml++;
      await add(file.path, file.content);
      await step(name);
    }
  }
  for (const name of TABLE_COLLECTIONS) {
    done.files++;
    await addTable({ archive, emit: pieces.write, content, step }, name);
  }
  const rules = rulesInOrder(content.redirects.all()).filter(({ enabled }) => enabled);
  await add(HOST_REDIRECTS_FILE, buildHostFile('netlify', rules).text);
  await json(PICTURES_FILE, pictures);
  for (const { file } of pictures) {
    const bytes = await context.store.storage.media.read(file);
    if (bytes === undefined) throw lostPicture(file);
    await add(`${PICTURES_FOLDER}/${file}`, bytes);
    await step('pictures');
  }
  await archive.end();
  await pieces.end();
  return done;
}

interface TableContext {
  archive: Archive;
  emit(piece: Uint8Array): Promise<void>;
  content: QuestionContext['content'];
  step(name: string): Promise<void>;
}

/** A table of a collection. It is made twice, since an archive says the length of a file before its content. */
async function addTable(
  { archive, emit, content, step }: TableContext,
  name: (typeof TABLE_COLLECTIONS)[number],
): Promise<void> {
  const entity = collections[name] as unknown as Entity;
  const columns = entity.fieldPaths.map(({ column }) => column);
  const { header, cells } = tableWriter(entity, columns, 10);
  const encoder = new TextEncoder();
  const lines = function* () {
    yield encoder.encode(`${csvLine(header)}\n`);
    for (const record of content[name].all()) yield encoder.encode(`${csvLine(cells(record))}\n`);
  };
  const pause = createPause(TURN_MS);
  let size = 0;
  for (const line of lines()) {
    size += line.length;
    await pause();
  }
  await archive.begin(`${TABLES_FOLDER}/${name}.csv`, size);
  let isHeader = true;
  for (const line of lines()) {
    await emit(line);
    if (!isHeader) await step(name);
    isHeader = false;
  }
  await archive.pad(size);
}

function lostPicture(file: string) {
  const issues = [{ message: 'the picture is missing', file: mediaPath(file).slice(1) }];
  return problem('backup.store-damaged', { damage: damageText(issues) }, { issues });
}
