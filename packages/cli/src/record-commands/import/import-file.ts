import { createHash } from 'node:crypto';
import path from 'node:path';
import { type FetchedFile, messages, profilesShow, sourcesShow } from '@croupier/core';
import {
  type Downloaded,
  download,
  parseFileUrl,
  shownUrl,
  type Validators,
} from '../../download/download.js';
import type { Session } from '../../session.js';
import { usageProblem } from '../../terminal/errors/error-output.js';
import { openInputFile } from '../../terminal/input/input-file.js';
import { type SpooledInput, spoolInput } from '../../terminal/input/spooled-input.js';
import { type FileFormat, formatToRead } from '../file-format.js';

/** A file that is imported: of this machine, of stdin or of the web. */
interface ImportFile extends SpooledInput {
  /** The name that messages and lists use. */
  readonly name: string;
  readonly format: FileFormat;
  /** The address that an import keeps with the settings that it saves. */
  readonly url?: string;
  readonly fetched?: FetchedFile;
}

/** What a command says of the file that it imports. */
export interface NamedFile {
  /** A path, an address, or `-`; undefined for the address that the source or profile keeps. */
  operand: string | undefined;
  inputFormat: FileFormat | undefined;
  source: string | undefined;
  profile: string | undefined;
  /** Whether a file that is the same as the last time need not be read. */
  mayBeSame: boolean;
  /** What the import is told beside the file: told something else, it reads the same file again. */
  told: unknown;
  /** Refuses a format before the file is read. */
  accept(format: FileFormat): Promise<void>;
}

/** Opens the file that is imported; where the web has what the source fetched last, `sameAs` names it instead. */
export async function openImportFile(
  session: Session,
  named: NamedFile,
): Promise<ImportFile | { sameAs: string }> {
  const { operand, inputFormat } = named;
  if (operand === undefined || isWebAddress(operand)) return fetchFile(session, named);
  const format = formatOfFile(operand, inputFormat);
  await named.accept(format);
  return { ...(await openInputFile(operand, session.signal)), format };
}

/** Whether an operand is an address and no path. */
export function isWebAddress(operand: string): boolean {
  return /^[a-z][a-z\d+.-]*:\/\//i.test(operand);
}

async function fetchFile(session: Session, named: NamedFile): Promise<ImportFile | { sameAs: string }> {
  const { source, inputFormat } = named;
  const known =
    source === undefined ? undefined : (await session.perform(sourcesShow, { record: source })).result;
  const address = named.operand ?? known?.settings.url ?? (await addressOfProfile(session, named));
  const url = parseFileUrl(address);
  const told = createHash('sha256')
    .update(JSON.stringify([named.told, inputFormat]))
    .digest('hex');
  const last = named.mayBeSame ? known?.settledFetch : undefined;
  const isSameRequest = last?.url === url.href && last.told === told;
  const validators: Validators = isSameRequest ? { etag: last.etag, lastModified: last.lastModified } : {};

  const name = shownUrl(url);
  session.detail(`Fetching ${name}`);
  const answer = await download(url, validators, session.signal);
  if (answer.body === undefined) return { sameAs: name };
  const format = inputFormat ?? formatOfDownload([url, answer.url], answer, name);
  await named.accept(format);
  const spooled = await spoolInput(answer.body, session.signal, { name });
  return { ...spooled, name, format, url: url.href, fetched: fetchedFrom(url, answer, told) };
}

/** Validators of any length come from the server; long ones are not kept. */
function fetchedFrom(url: URL, { etag, lastModified }: Downloaded, told: string): FetchedFile {
  return {
    url: url.href,
    told,
    ...(etag === undefined || etag.length > 1_000 ? {} : { etag }),
    ...(lastModified === undefined || lastModified.length > 100 ? {} : { lastModified }),
  };
}

async function addressOfProfile(session: Session, { source, profile }: NamedFile): Promise<string> {
  if (source === undefined && profile === undefined)
    throw usageProblem('Name the file', 'Give its path, its https:// address, or - to read stdin.');
  const name = source ?? (profile as string);
  const settings =
    source === undefined ? (await session.perform(profilesShow, { record: name })).result.settings : {};
  if (settings.url !== undefined) return settings.url;
  throw usageProblem(
    `${name} keeps no address of its file`,
    'Name the file, or keep its address with --url: croupier sources save.',
  );
}

const MEDIA_TYPES: Readonly<Record<string, FileFormat>> = {
  'text/csv': 'csv',
  'application/csv': 'csv',
  'text/tab-separated-values': 'tsv',
  'application/json': 'json',
  'application/x-ndjson': 'ndjson',
  'application/ndjson': 'ndjson',
  'application/jsonl': 'ndjson',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
};

/** The format that the ending of an address or else the type of the answer says. Problem: `usage`. */
function formatOfDownload(urls: readonly URL[], { contentType }: Downloaded, name: string): FileFormat {
  const [ofEnding] = urls.flatMap(({ pathname }) => formatToRead(path.posix.basename(pathname)) ?? []);
  const format = ofEnding ?? MEDIA_TYPES[contentType];
  if (format !== undefined) return format;
  const type = contentType === '' ? '' : `, and its type is ${contentType}`;
  throw usageProblem(
    messages.casinoImport.wrongFile,
    `${name} ends in none of .csv .tsv .xlsx .json .ndjson${type}: say what it is with --input-format.`,
  );
}

/** The format of a file: as given, else by its ending. Problem: `usage` for another ending. */
function formatOfFile(file: string, given: FileFormat | undefined): FileFormat {
  if (given !== undefined) return given;
  if (file === '-') return 'csv';
  const format = formatToRead(file);
  if (format !== undefined) return format;
  throw usageProblem(
    messages.casinoImport.wrongFile,
    `${file} ends in none of .csv .tsv .xlsx .json .ndjson: say what it is with --input-format.`,
  );
}
