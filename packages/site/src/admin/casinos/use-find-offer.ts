import { useCallback } from 'react';
import { useAdmin } from '../backend/backend.js';

const MOST = 20;

/** Where offers are looked for, in this order: the field with the web address, and the one that says whose it is. */
const OFFERS = [
  { list: 'casinos.list', address: 'visitUrl', owner: 'name' },
  { list: 'bonuses.list', address: 'visitUrl', owner: 'casino' },
  { list: 'games.list', address: 'playUrl', owner: 'name' },
] as const;

/** Says whose offer a web address leads to: that of a casino, else of a bonus or a game. */
export function useFindOffer(): (address: string) => Promise<string | undefined> {
  const { perform } = useAdmin();
  return useCallback(
    async (given) => {
      const host = hostOf(given);
      if (host === undefined) return undefined;
      for (const { list, address, owner } of OFFERS) {
        const { result } = await perform(list, { where: [`${address}~"${host}"`], limit: MOST });
        const records = result.records as unknown as Readonly<Record<string, string>>[];
        const found = records.find((record) => hostOf(record[address]) === host);
        if (found !== undefined) return found[owner];
      }
      return undefined;
    },
    [perform],
  );
}

function hostOf(address: string | undefined): string | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address).host : undefined;
}
