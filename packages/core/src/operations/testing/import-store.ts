import type { Casino } from '../../collections/casinos/casino.js';
import { casinosList, casinosShow } from '../../collections/casinos/casinos.js';
import { casinosImport } from '../../collections/casinos/casinos-transfer.js';
import { createPerform, type Outcome, type PerformOptions } from '../../perform.js';
import type { Problem } from '../../problem.js';
import { runtime } from '../../runtime.js';
import { memoryStorage } from '../../store/memory-storage.js';
import type { ImportSummary } from '../transfer/import-summary.js';

/** The required columns of every file. */
export const HEADER = 'name,description,rating,bonuses,games,paymentMethods';
/** A row for these columns. */
export const FOX = 'Golden Fox,Calm.,4.5,100% up to €100,Slots,Visa';
/** Another row for these columns. */
export const OWL = 'Quiet Owl,Late.,3,None,"Slots, Poker",Visa | Bank';

type ImportOptions = Omit<Parameters<typeof casinosImport.input.parse>[0] & object, 'source'>;

/** An empty store in memory, with the functions that tests need. */
export function openImportStore() {
  const perform = createPerform(memoryStorage(), runtime);
  const take = (
    text: string,
    input: ImportOptions = {},
    options: PerformOptions = {},
  ): Promise<Outcome<ImportSummary>> =>
    perform(casinosImport, { source: pieces(bytes(text), 1_000), ...input }, options);
  return {
    perform,
    take,
    refused: async (text: string, input?: ImportOptions): Promise<Problem> =>
      take(text, input).then(
        () => Promise.reject(new Error('was not refused')),
        (error) => error,
      ),
    one: async (slug: string): Promise<Casino> =>
      (await perform(casinosShow, { record: slug })).result.record,
    all: async (): Promise<Casino[]> => (await perform(casinosList, {})).result.records,
    count: async () => (await perform(casinosList, {})).result.total,
  };
}

/** Text as UTF-8. */
export function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Splits bytes into chunks of the given size. */
export async function* pieces(file: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.length; at += size) yield file.subarray(at, at + size);
}
