import * as z from 'zod';
import { importSettings } from '../../model/documents/import-settings.js';
import { comparedAuthority, isOfAuthority, type Register } from '../../model/registers/register.js';
import { problem } from '../../problem.js';
import { localDay } from '../../store/traffic-log.js';
import { type ChangeContext, change } from '../define/operation.js';
import { DEFAULT_SETTINGS, type ImportInput, importInput } from '../transfer/import-input.js';
import { lookAtRegister, type RegisterStart } from './look-at-register.js';
import { type ReadRegister, readRegister } from './read-register.js';
import { exposure, type RegisterSummary, summaryOf } from './registers.js';

const authorityName = () => z.string().trim().min(1).max(200);

/** Keeps the list of an authority, in place of the one that it published before. */
export const registersImport = change({
  name: 'registers.import',
  summary: 'Import the register of an authority from its file; it replaces the list that was there',
  permission: 'import and delete content',
  exposure: { ...exposure, upload: 'source' },
  isHeavy: () => true,
  input: () => {
    const { source, format, fileName } = importInput().shape;
    const { delimiter, encoding, sheet, skipLines, columns, map, ignore } = importSettings().shape;
    return z.strictObject({
      ...{ source, format, fileName, delimiter, encoding, sheet, skipLines, columns, map, ignore },
      authority: authorityName().describe('Who publishes it; or another name of a register that is there'),
      alsoCalled: z
        .array(authorityName())
        .max(20)
        .optional()
        .describe('Other names under which listings have it; those that it had unless given'),
      date: z.iso
        .date()
        .optional()
        .describe('The day of the list: that of the stamp above its rows, or today, unless given'),
      force: z.boolean().default(false).describe('Takes a list that is older than the one that is there'),
    });
  },
  async run(
    context,
    { authority, alsoCalled, date: given, fileName, force, ...settings },
  ): Promise<RegisterImport> {
    const { content, now } = context;
    const before = registerOf(content, authority);
    const { date, input } = await settledInput(settings);
    const { entries, ...read } = await readRegister(context, input);
    const today = localDay(Date.parse(now));
    const values = {
      authority: before?.authority ?? authority,
      alsoCalled: withoutRepeats(alsoCalled ?? before?.alsoCalled ?? [], before?.authority ?? authority),
      date: given ?? date ?? today,
      entries,
      ...(fileName === undefined ? {} : { file: fileName }),
    };
    requireOwnNames(content, values, before);
    if (before !== undefined && before.date > values.date && !force)
      throw problem('register.older-list', {
        authority: before.authority,
        date: values.date,
        there: before.date,
      });
    const replaced = before === undefined ? undefined : summaryOf(before);
    return { records: [summaryOf(store(context, values, before))], ...(replaced && { replaced }), ...read };
  },
});

/** What an import of a register did. */
export interface RegisterImport extends Omit<ReadRegister, 'entries'> {
  records: RegisterSummary[];
  /** The list that was there before. */
  replaced?: RegisterSummary;
}

type Values = Pick<Register, 'authority' | 'alsoCalled' | 'date' | 'entries' | 'file'>;

function store({ content: { registers }, now }: ChangeContext, values: Values, before?: Register): Register {
  if (before === undefined) return registers.insert(values);
  const { file: _old, ...kept } = before;
  const after: Register = { ...kept, ...values };
  if (JSON.stringify({ ...after, file: '' }) === JSON.stringify({ ...before, file: '' })) return before;
  // An update would merge the list into the one that is there.
  registers.restore({ ...after, updatedAt: now });
  return { ...after, updatedAt: now };
}

/** The register of an authority, by any of its names. */
function registerOf({ registers }: Pick<ChangeContext['content'], 'registers'>, authority: string) {
  return registers.find((one) => isOfAuthority(one, authority));
}

/** Refuses a name that another register has. */
function requireOwnNames(
  content: Pick<ChangeContext['content'], 'registers'>,
  { authority, alsoCalled }: Pick<Register, 'authority' | 'alsoCalled'>,
  before: Register | undefined,
): void {
  for (const name of [authority, ...alsoCalled]) {
    const other = registerOf(content, name);
    if (other !== undefined && other.id !== before?.id)
      throw problem('register.name-taken', { name, authority: other.authority });
  }
}

function withoutRepeats(names: readonly string[], authority: string): string[] {
  const known = new Set([comparedAuthority(authority)]);
  return names.filter((name) => {
    const compared = comparedAuthority(name);
    return !known.has(compared) && known.add(compared);
  });
}

type GivenSettings = { [K in keyof ImportInput]?: ImportInput[K] | undefined } & Pick<
  ImportInput,
  'source' | 'format'
>;

/** How the file is read, and the day of its stamp; what its first lines tell holds where nothing is said. */
async function settledInput(
  given: GivenSettings,
): Promise<{ input: ImportInput; date?: string | undefined }> {
  const isText = given.format === 'csv' || given.format === 'tsv';
  const start: RegisterStart = isText ? await lookAtRegister(given.source) : { source: given.source };
  const { skipLines = start.skipLines ?? 0, columns, map = {}, ignore = [] } = given;
  const found = given.skipLines === undefined ? start.columns : undefined;
  const input = { ...DEFAULT_SETTINGS, ...given, source: start.source, skipLines, map, ignore, scale: 10 };
  return { input: { ...input, columns: columns ?? found } as ImportInput, date: start.date };
}
