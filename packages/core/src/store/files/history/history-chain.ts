import { createHash, type Hash } from 'node:crypto';
import type { Issue } from '../../../diagnostics/issue.js';
import { type Problem, problem } from '../../../problem.js';
import { type Change, type ChangeHeader, isChangeHeader } from '../../change.js';
import { parseChange } from '../../read-change.js';
import type { Commit } from '../../storage-adapter.js';
import type { FileIndex } from '../commit/index-file.js';
import { readPieces } from '../store-file.js';
import { HISTORY_FILE } from '../store-folder.js';
import {
  bodyOfChange,
  type HistoryLine,
  headerAt,
  historyLines,
  textAt,
  WRITE_AHEAD_MARK,
} from './history-file.js';

const DIGITS = 32;
const NEWLINE = 10;
const LINK = /^,"prev":"([0-9a-f]{32})","hash":"([0-9a-f]{32})"\}$/;
const LINK_LENGTH = `,"prev":"","hash":""}`.length + 2 * DIGITS;

/** What the first line of a history follows. */
export const CHAIN_START = '0'.repeat(DIGITS);

/** A line that is as it was written. */
export interface ChainedLine extends HistoryLine {
  header: ChangeHeader;
  /** Where its own text ends and its link in the chain begins. */
  bodyEnd: number;
}

/** The number of the newest change of a history. */
export function lastNumberIn({ lines }: HistoryChain): number {
  return lines.at(-1)?.header.number ?? lines.length;
}

/** What a history holds: the lines that are good, oldest first, and what is wrong with the others. */
export interface HistoryChain {
  lines: ChainedLine[];
  damage: Issue[];
  /** Whether something is wrong after the last good line. */
  isEndDamaged: boolean;
  /** What its first line follows. */
  start: string;
  /** What the next line follows. */
  end: string;
}

/**
 * Checks the history up to a length. Each line has a hash of its text and of the hash before: a changed line fails
 * itself, a missing one fails the line after it.
 */
export function checkHistory(
  fd: number | undefined,
  size: number,
  known: FileIndex['history'] | undefined,
): HistoryChain {
  const lines: ChainedLine[] = [];
  const damage: Issue[] = [];
  const report = (message: string, line: number) => void damage.push({ message, file: HISTORY_FILE, line });
  const seen = new Set<string>();
  const length = known === undefined ? size : Math.min(size, known.length);
  const found = fd === undefined ? [] : historyLines(fd, length, { withRest: known !== undefined });
  let last = known?.start ?? CHAIN_START;
  let isLinked = known?.start !== undefined;
  let isEndDamaged = false;
  let unlinked = 0;
  let start: string | undefined;
  for (const [at, line] of found.entries()) {
    if (line.start === line.end) continue;
    const number = at + 1;
    const link = linkAt(fd as number, line);
    const bodyEnd = link === undefined ? line.end : line.end - LINK_LENGTH;
    const body = { start: line.start, end: bodyEnd };
    const hash = () => hashAfter(fd as number, link?.prev ?? last, body);
    const header = link === undefined && seen.size > 0 ? undefined : headerAt(fd as number, line);
    const isGood =
      header !== undefined && isChangeHeader(header) && (link === undefined || link.hash === hash());
    if (!isGood || (link !== undefined && seen.has(link.hash))) {
      report(isGood ? 'this line stands there twice' : 'this line is not as it was written', number);
      isEndDamaged = true;
      isLinked = false;
      continue;
    }
    if (link !== undefined && link.prev !== last) {
      if (unlinked > 0 && seen.size === 0) {
        report('this line or one after it is not as it was written', 1);
        lines.length = 0;
      } else if (isLinked || seen.size > 0) report('changes are missing before this line', number);
    }
    if (link === undefined) unlinked++;
    else seen.add(link.hash);
    start ??= link?.prev ?? last;
    last = link?.hash ?? hash();
    isLinked = true;
    isEndDamaged = false;
    lines.push({ ...line, header, bodyEnd });
  }
  if (known !== undefined && (size < known.length || (known.hash !== undefined && known.hash !== last))) {
    if (!isEndDamaged) report('the changes after this line are missing', Math.max(1, found.length));
    isEndDamaged = true;
  }
  return { lines, damage, isEndDamaged, start: start ?? last, end: last };
}

/** The Problem of a history that is not as it was written. */
export function damagedHistory(damage: Issue[]): Problem {
  const [first] = damage;
  const params = { line: first?.line, damage: first?.message ?? '', others: damage.length - 1 };
  return problem('store-history.damaged', { file: HISTORY_FILE, ...params }, { issues: damage });
}

/** The text of a change's line as it was before it became part of the chain. */
export function changeTextAt(fd: number, { start, end, bodyEnd }: ChainedLine): string {
  const text = textAt(fd, { start, end: bodyEnd });
  if (bodyEnd === end) return text;
  return `${text.endsWith(WRITE_AHEAD_MARK) ? text.slice(0, -WRITE_AHEAD_MARK.length) : text}}`;
}

/** A whole line that was committed before the files that it changes; `end` is where the next line begins. */
interface WriteAheadLine {
  change: Change;
  end: number;
  hash: string;
}

/** The lines of such changes at the beginning of some bytes, as long as each follows the one before. */
export function* writeAheadLines(bytes: Buffer, prev: string): Iterable<WriteAheadLine> {
  for (let start = 0, last = prev; ; ) {
    const newline = bytes.indexOf(NEWLINE, start);
    if (newline < 0) return;
    const text = bytes.toString('utf8', start, newline);
    const link = LINK.exec(text.slice(-LINK_LENGTH));
    const body = text.slice(0, -LINK_LENGTH);
    const sum = createHash('sha256').update(last).update(body).digest('hex').slice(0, DIGITS);
    if (link?.[1] !== last || link[2] !== sum || !body.endsWith(WRITE_AHEAD_MARK)) return;
    const change = parseChange(`${body}}`);
    if (change === undefined) return;
    start = newline + 1;
    last = sum;
    yield { change, end: start, hash: sum };
  }
}

/** The last piece of a line: its hash, over that of the line before and the body, and the hash of the line before. */
export function linkText(prev: string, sum: Hash): { piece: Uint8Array; hash: string } {
  const hash = sum.digest('hex').slice(0, DIGITS);
  return { piece: Buffer.from(`,"prev":"${prev}","hash":"${hash}"}\n`), hash };
}

/** The line of a change that follows another, piece by piece; `hash` once the pieces are taken. */
export function chainedLine(
  change: Commit,
  prev: string,
  { isWriteAhead = false } = {},
): { pieces: Iterable<Uint8Array>; hash(): string } {
  let hash = '';
  const pieces = function* () {
    const sum = createHash('sha256').update(prev);
    for (const piece of bodyOfChange(change, isWriteAhead)) {
      sum.update(piece);
      yield piece;
    }
    const link = linkText(prev, sum);
    hash = link.hash;
    yield link.piece;
  };
  return { pieces: pieces(), hash: () => hash };
}

/** The hash that the last line of a history carries; undefined where it carries none. */
export function lastLinkAt(fd: number, length: number): string | undefined {
  return linkAt(fd, { start: 0, end: length - 1 })?.hash;
}

function linkAt(fd: number, { start, end }: HistoryLine): { prev: string; hash: string } | undefined {
  if (end - start < LINK_LENGTH) return undefined;
  const [, prev, hash] = LINK.exec(textAt(fd, { start: end - LINK_LENGTH, end })) ?? [];
  return prev === undefined || hash === undefined ? undefined : { prev, hash };
}

function hashAfter(fd: number, prev: string, body: HistoryLine): string {
  const sum = createHash('sha256').update(prev);
  for (const piece of readPieces(fd, HISTORY_FILE, body)) sum.update(piece);
  return sum.digest('hex').slice(0, DIGITS);
}
