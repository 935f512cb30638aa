import { isDeepStrictEqual } from 'node:util';
import { type CollectionName, collections } from '../../../model/collections.js';
import type { Entity } from '../../../model/entity.js';
import { isProblem } from '../../../problem.js';
import { duplicateJsonKey } from '../../../values/duplicate-json-key.js';
import type { Damage } from '../../storage-adapter.js';
import { fileOf } from '../store-folder.js';
import { requireUtf8 } from './file-text.js';
import { type JsonElement, jsonElements, parseFromLine, UnreadableJsonError } from './json-elements.js';
import { hasIdAndSlugFirst } from './record-file.js';
import { parseLine, recordLines } from './record-lines.js';

/** A record of a file that was looked into. */
export interface InspectedRecord {
  id: string;
  slug: string | undefined;
  piece: JsonElement;
  /** Its text where that differs from the file's bytes. */
  text: string | undefined;
  /** What a repair does with it. */
  repair?: 'drop' | 'rename';
}

/** What a look into a file found. */
interface Inspection {
  records: InspectedRecord[];
  damage: Damage[];
}

type ListFault = Pick<UnreadableJsonError, 'message' | 'line'>;

/** More mistakes than this help nobody. */
const MAX_DAMAGES = 100;

/**
 * Finds every mistake in a collection's file, in any layout, each with file, line and field; if all can be repaired,
 * each says how.
 */
export function inspectRecords(name: CollectionName, bytes: Buffer): Inspection {
  const file = fileOf(name);
  try {
    requireUtf8(file, bytes);
  } catch (error) {
    if (!isProblem(error)) throw error;
    return { records: [], damage: error.issues };
  }
  try {
    return inspectPieces(name, bytes, jsonElements(bytes), parseFromLine);
  } catch (error) {
    if (!(error instanceof UnreadableJsonError)) throw error;
    return inspectLines(name, bytes, error);
  }
}

/** Looks into a file whose list cannot be read as one, a line at a time. */
function inspectLines(name: CollectionName, bytes: Buffer, fault: ListFault): Inspection {
  const file = fileOf(name);
  const { pieces, mergeLines, isWhole, hasRecords } = recordLines(bytes);
  // It is not laid out in lines, so the list's own fault is all that can be told.
  if (!hasRecords) return { records: [], damage: [{ message: fault.message, file, line: fault.line }] };
  const isMerge = mergeLines.length > 0;
  const message = isMerge ? 'a merge was not finished here' : fault.message;
  const repair = isMerge
    ? 'the records of both sides are kept'
    : 'the list is written again from its lines, each of which is a record';
  const listDamage = (isMerge ? mergeLines : [fault.line]).map((line) => ({
    message,
    file,
    line,
    ...(isWhole ? { repair } : {}),
  }));
  const reported = isWhole ? [] : listDamage.map(({ line }) => line);
  const unreported = pieces.filter(({ line }) => !reported.includes(line));
  const { records, damage } = inspectPieces(name, bytes, unreported, parseLine, isMerge);
  return { records, damage: repairableOrNone([...listDamage, ...damage]) };
}

/** Looks into the pieces of a file that should be records; with `isMerge`, a record may stand on both sides. */
function inspectPieces(
  name: CollectionName,
  bytes: Buffer,
  pieces: Iterable<JsonElement>,
  parse: (text: string, line: number) => unknown,
  isMerge?: boolean,
): Inspection {
  const file = fileOf(name);
  const entity = collections[name] as unknown as Entity<{ id: string; slug?: string }>;
  const hasSlug = entity.findField('slug') !== undefined;
  const records: InspectedRecord[] = [];
  const damage: Damage[] = [];
  const byId = new Map<string, InspectedRecord>();
  const bySlug = new Map<string, InspectedRecord>();
  for (const piece of pieces) {
    const { line } = piece;
    const report = (found: Damage) => damage.push({ ...found, file, line });
    const text = bytes.toString('utf8', piece.start, piece.end);
    let value: unknown;
    try {
      value = parse(text, line);
    } catch (error) {
      // Without a list of lines, nothing behind this piece is sure to be a record.
      if (isMerge === undefined || !(error instanceof UnreadableJsonError)) throw error;
      report({ message: error.message });
      continue;
    }
    const twice = duplicateJsonKey(text);
    if (twice !== undefined) {
      report({ message: `'${twice}' stands there twice`, path: twice });
      continue;
    }
    const check = entity.check(value);
    if ('issues' in check) {
      check.issues.forEach(report);
      continue;
    }
    const { id, slug } = check.value;
    const isKept =
      hasIdAndSlugFirst(text, hasSlug) && !text.includes('\n') && isDeepStrictEqual(check.value, value);
    const record: InspectedRecord = {
      id,
      slug,
      piece,
      text: isKept ? undefined : JSON.stringify(check.value),
    };
    records.push(record);
    const same = byId.get(id);
    const other = slug === undefined ? undefined : bySlug.get(slug);
    if (same !== undefined) {
      if (textOf(record, bytes) === textOf(same, bytes)) record.repair = 'drop';
      // What both sides of a merge have is one record.
      if (isMerge && record.repair === 'drop') continue;
      report({
        message: `the id '${id}' stands in line ${same.piece.line} too`,
        path: 'id',
        ...(record.repair === 'drop' ? { repair: 'the two are the same, and one is taken out' } : {}),
      });
    } else if (other !== undefined) {
      record.repair = 'rename';
      report({
        message: `the slug '${slug}' stands in line ${other.piece.line} too`,
        path: 'slug',
        repair: 'one of the two gets another slug',
      });
    }
    if (same === undefined) byId.set(id, record);
    if (slug !== undefined && other === undefined) bySlug.set(slug, record);
  }
  return { records, damage: repairableOrNone(damage) };
}

/** The text of a record as it would be written. */
export function textOf({ text, piece }: InspectedRecord, bytes: Buffer): string {
  return text ?? bytes.toString('utf8', piece.start, piece.end);
}

/** A file is repaired whole or not at all: one mistake that cannot be keeps it as it is. */
function repairableOrNone(damage: Damage[]): Damage[] {
  if (damage.every(({ repair }) => repair !== undefined)) return damage;
  return damage.slice(0, MAX_DAMAGES).map(({ repair: _, ...rest }) => rest);
}
