import {
  CONTENT_COLLECTIONS,
  type CollectionName,
  collections,
  DOCUMENT_NAMES,
  type DocumentName,
  documents,
} from '../../../model/collections.js';
import { isProblem } from '../../../problem.js';
import { displayNameOf } from '../../../store/content.js';
import type { Transaction, WritableCollection, WritableDocument } from '../../../store/transaction.js';
import { decodeBase64 } from '../../../values/base64.js';
import { inlinePicturesIn, replaceInlinePictures } from '../../../values/html/inline-pictures.js';
import { addPicture, readPicture } from '../../site/add-picture.js';
import { mediaPath } from '../../site/media-references.js';
import type { CheckContext } from '../check-context.js';
import { type CheckResult, type Fix, found } from '../finding.js';

/** Pictures that stand in the content itself, where every reader of the page loads them. */
export function* checkInlinePictures(context: CheckContext): Iterable<CheckResult> {
  const { content } = context;
  for (const name of CONTENT_COLLECTIONS) {
    for (const record of content[name].all()) {
      const subject = displayNameOf(record);
      const where = { in: name, id: record.id, subject };
      yield* findings(record, where, `${collections[name].title} '${subject}'`, {
        context,
        read: (content) => recordsOf(content, name).get(record.id),
        write: (content, next, before) =>
          void recordsOf(content, name).update(record.id, changesBetween(before, next)),
      });
    }
  }
  for (const name of DOCUMENT_NAMES) {
    const { title } = documents[name];
    yield* findings(content[name].get(), { in: name, subject: title }, title, {
      context,
      read: (content) => documentOf(content, name).get(),
      write: (content, next) => void documentOf(content, name).set(next),
    });
  }
}

interface Place {
  context: Pick<CheckContext, 'newId' | 'now'>;
  read(content: Transaction): object | undefined;
  write(content: Transaction, next: object, before: object): void;
}

function* findings(
  value: object,
  where: { in: string; id?: string; subject: string },
  called: string,
  place: Place,
): Iterable<CheckResult> {
  const pictures = inlinePicturesIn(value);
  if (pictures.length === 0) return;
  const faults = new Map(pictures.map((url) => [url, whyUnusable(url)]));
  const sound = pictures.filter((url) => faults.get(url) === undefined);
  const check = 'inline-picture';
  for (const why of new Set(faults.values()))
    if (why !== undefined) yield found('unusable-inline-picture', { called, why }, { check, ...where });
  if (sound.length === 0) return;
  const kilobytes = Math.ceil(sound.reduce((sum, { length }) => sum + length, 0) / 1_000);
  const params = { called, count: sound.length, kilobytes };
  yield found('inline-picture', params, where, takeIn(sound, where.subject, place));
}

/** Adds pictures to the library, and puts their addresses in their places. */
function takeIn(urls: readonly string[], title: string, { context, read, write }: Place): Fix {
  return async (content, media) => {
    const addresses = new Map<string, string>();
    for (const url of urls) {
      const { file } = await addPicture({ content, media, ...context }, { title, content: bytesOf(url) });
      addresses.set(url, mediaPath(file));
    }
    const before = read(content);
    if (before === undefined) return;
    const next = replaceInlinePictures(before, (url) => addresses.get(url) ?? url);
    write(content, next, before);
  };
}

/** The fields of a record that have become others. */
function changesBetween(before: object, after: object): object {
  const old = before as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(after).filter(([field, value]) => value !== old[field]));
}

/** What is wrong with a picture; undefined for one that the library takes. */
function whyUnusable(url: string): string | undefined {
  try {
    readPicture('', bytesOf(url));
    return undefined;
  } catch (error) {
    if (isProblem(error)) return String(error.issues[0]?.message ?? error.message);
    // The text is no base64.
    return 'it cannot be decoded';
  }
}

const bytesOf = (url: string) => decodeBase64(url.slice(url.indexOf(',') + 1));

const recordsOf = (content: Transaction, name: CollectionName) =>
  content[name] as unknown as WritableCollection<{ id: string }>;

const documentOf = (content: Transaction, name: DocumentName) =>
  content[name] as unknown as WritableDocument<object>;
