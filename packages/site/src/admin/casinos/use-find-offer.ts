import { useCallback } from 'react';
import { type PerformByName, useAdmin } from '../backend/backend.js';

/** Says whose offer a web address leads to: that of a casino, else of a bonus or a game. */
export function useFindOffer(): (address: string) => Promise<string | undefined> {
  const { perform } = useAdmin();
  return useCallback(
    async (address) => {
      const host = hostOf(address);
      if (host === undefined) return undefined;
      for (const find of [findCasino, findBonus, findGame]) {
        const name = await find(perform, host);
        if (name !== undefined) return name;
      }
      return undefined;
    },
    [perform],
  );
}

const MOST = 20;

async function findCasino(perform: PerformByName, host: string): Promise<string | undefined> {
  const where = [`visitUrl~"${host}"`];
  const { records } = (await perform('casinos.list', { where, limit: MOST })).result;
  return records.find(({ visitUrl }) => hostOf(visitUrl) === host)?.name;
}

async function findBonus(perform: PerformByName, host: string): Promise<string | undefined> {
  const where = [`visitUrl~"${host}"`];
  const { records } = (await perform('bonuses.list', { where, limit: MOST })).result;
  return records.find(({ visitUrl }) => hostOf(visitUrl) === host)?.casino;
}

async function findGame(perform: PerformByName, host: string): Promise<string | undefined> {
  const where = [`playUrl~"${host}"`];
  const { records } = (await perform('games.list', { where, limit: MOST })).result;
  return records.find(({ playUrl }) => hostOf(playUrl) === host)?.name;
}

function hostOf(address: string | undefined): string | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address).host : undefined;
}
