import * as z from 'zod';
import { comparedWord } from '../../model/registers/compared-word.js';
import type { Register } from '../../model/registers/register.js';
import { problem } from '../../problem.js';
import type { Content } from '../../store/content.js';
import { change, question } from '../define/operation.js';
import { candidates, findByRef } from '../records/find-by-ref.js';

/** Where operations of registers stand. */
export const exposure = { screen: '/admin/registers' };
const registerRef = () =>
  z.string().min(1).describe("An authority's name, the id of its register, or an id's first characters");

/** A register without its entries. */
export interface RegisterSummary extends Omit<Register, 'entries'> {
  /** How many entries and domains it has. */
  count: number;
  domains: number;
}

/** The registers, by authority. */
export const registersList = question({
  name: 'registers.list',
  summary: 'List registers: what authorities listed as licensed, and on which day',
  permission: 'see all content',
  exposure,
  input: () => z.strictObject({}),
  run({ content }) {
    const records = Array.from(content.registers.all(), summaryOf).sort((a, b) =>
      a.authority.localeCompare(b.authority),
    );
    return { total: records.length, records };
  },
});

/** One register with its entries. Problem: `not-found`. */
export const registersShow = question({
  name: 'registers.show',
  summary: 'Show a register: its day, its names and its entries',
  permission: 'see all content',
  exposure,
  input: () =>
    z.strictObject({
      record: registerRef(),
      search: z.string().optional().describe('Only entries whose domain, license or operator has this'),
      limit: z.int().min(0).max(10_000).default(100).describe('At most so many entries'),
    }),
  run({ content }, { record, search = '', limit }) {
    const found = findRegister(content, record);
    const wanted = comparedWord(search);
    const entries = found.entries.filter(({ domain = '', number = '', operator = '' }) =>
      [domain, number, operator].some((text) => comparedWord(text).includes(wanted)),
    );
    return { ...summaryOf(found), total: entries.length, entries: entries.slice(0, limit) };
  },
});

/** Deletes registers. Problem: `not-found`. */
export const registersDelete = change({
  name: 'registers.delete',
  summary: 'Delete registers',
  permission: 'import and delete content',
  exposure,
  input: () => z.strictObject({ records: z.array(registerRef()).min(1) }),
  run({ content }, { records: refs }) {
    const found = new Set(refs.map((ref) => findRegister(content, ref)));
    return { records: [...found].map(({ id }) => summaryOf(content.registers.remove(id))) };
  },
});

/** A register without its entries, which are counted. */
export function summaryOf({ entries, ...register }: Register): RegisterSummary {
  const domains = new Set(entries.flatMap(({ domain }) => domain ?? []));
  return { ...register, count: entries.length, domains: domains.size };
}

/** The register that a name of its authority, an id or the start of one names. Problem: `not-found`. */
function findRegister({ registers }: Pick<Content, 'registers'>, ref: string): Register {
  return findByRef(registers.all(), ref, {
    names: ({ authority, alsoCalled, id }) => [authority, ...alsoCalled, id],
    prefixed: ({ id }) => id,
    suggested: ({ authority }) => [authority],
    notFound: (suggestion) => problem('register.not-found', { name: ref, suggestion }),
    ambiguous: (found) =>
      problem(
        'register.ambiguous',
        { ref, count: found.length },
        { issues: candidates(found, ({ id, authority }) => `${id}  ${authority}`) },
      ),
  });
}
