import * as z from 'zod';
import { registerFaultText } from '../../diagnostics/register-findings.js';
import type { ReadableContent } from '../../model/collections.js';
import { groupBy } from '../../model/markets/group-by.js';
import { registerIndex } from '../../model/registers/register-index.js';
import { createPause } from '../../short-turns.js';
import { localDay } from '../../store/traffic-log.js';
import { question } from '../define/operation.js';
import { matchCasino, type RegisterFault, type RegisterHit } from './match-casino.js';
import { exposure } from './registers.js';

/** How long it works before it gives other work its turn, in milliseconds. */
const TURN_MS = 25;

/** Compares casinos and their listings with the registers: what is found, and what contradicts. */
export const registersCheck = question({
  name: 'registers.check',
  summary:
    'Compare casinos and their listings with the registers: who is found in them, and what contradicts them',
  permission: 'see all content',
  exposure,
  isHeavy: () => true,
  input: () =>
    z.strictObject({
      casino: z
        .string()
        .min(1)
        .optional()
        .describe("Only this casino: its slug, id, or an id's first characters"),
    }),
  async run({ content, now }, { casino }) {
    const only = casino === undefined ? undefined : content.casinos.require(casino).id;
    const found: RegisterHit[] = [];
    const findings: (RegisterFault & { message: string })[] = [];
    const pause = createPause(TURN_MS);
    let casinos = 0;
    for (const { hits, faults } of casinosInRegisters(content, localDay(Date.parse(now)), only)) {
      casinos++;
      found.push(...hits);
      findings.push(...faults.map((fault) => ({ ...fault, message: registerFaultText(fault) })));
      await pause();
    }
    return { registers: content.registers.size, casinos, found, findings };
  },
});

/** What each casino is in the registers, casino by casino; nothing without a register. */
export function* casinosInRegisters(
  { casinos, listings, registers }: Pick<ReadableContent, 'casinos' | 'listings' | 'registers'>,
  today: string,
  only?: string,
): Generator<{ hits: RegisterHit[]; faults: RegisterFault[] }> {
  const indexes = [...registers.all()].map(registerIndex);
  if (indexes.length === 0) return;
  const listingsOf = groupBy(listings.all(), ({ casinoId }) => casinoId);
  for (const casino of casinos.all()) {
    if (only !== undefined && casino.id !== only) continue;
    const own = listingsOf.get(casino.id) ?? [];
    const results = indexes.map((index) => matchCasino(casino, own, index, today));
    yield { hits: results.flatMap(({ hits }) => hits), faults: results.flatMap(({ faults }) => faults) };
  }
}
