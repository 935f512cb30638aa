import { expect, test } from 'vitest';
import type * as z from 'zod';
import { bonusesAdd, bonusesExport, bonusesImport } from '../../collections/bonuses/bonuses.js';
import { casinosAdd } from '../../collections/casinos/casinos.js';
import { casinosExport, casinosImport } from '../../collections/casinos/casinos-transfer.js';
import { gamesAdd, gamesExport, gamesImport } from '../../collections/games/games.js';
import { pagesAdd, pagesExport, pagesImport } from '../../collections/pages/pages.js';
import { postsAdd, postsExport, postsImport } from '../../collections/posts/posts.js';
import { toplistsAdd, toplistsExport, toplistsImport } from '../../collections/toplists/toplists.js';
import type { Perform } from '../../perform.js';
import type { Operation } from '../define/operation.js';
import { menusAdd } from '../menus/menus.js';
import { menusExport, menusImport } from '../menus/menus-transfer.js';
import { redirectsAdd } from '../redirects/redirects.js';
import { redirectsExport, redirectsImport } from '../redirects/redirects-transfer.js';
import { memoryPerform } from '../testing/memory-store.js';
import type { ImportSummary } from './import-summary.js';

interface Transfer {
  exporting: Operation<z.ZodType, { count: number }>;
  importing: Operation<z.ZodType, ImportSummary>;
  /** The minimal input of `add`, and a fuller one. */
  add(perform: Perform): Promise<unknown>;
}

const COLLECTIONS: Record<string, Transfer> = {
  casinos: {
    exporting: casinosExport,
    importing: casinosImport,
    async add(perform) {
      await perform(casinosAdd, { record: { name: 'Fox', description: 'x' } });
      await perform(casinosAdd, {
        record: { name: 'Owl', description: 'x', gamesRating: 7, isActive: false, languages: ['Danish'] },
      });
    },
  },
  bonuses: {
    exporting: bonusesExport,
    importing: bonusesImport,
    async add(perform) {
      await perform(bonusesAdd, { record: { casino: 'Fox', title: 'Cashback' } });
      await perform(bonusesAdd, { record: { casino: 'Owl', title: '100 spins' } });
    },
  },
  games: {
    exporting: gamesExport,
    importing: gamesImport,
    add: (perform) => perform(gamesAdd, { record: { name: 'Moth' } }),
  },
  posts: {
    exporting: postsExport,
    importing: postsImport,
    add: (perform) => perform(postsAdd, { record: { title: 'Fox', excerpt: 'x', content: '<p>x</p>' } }),
  },
  pages: {
    exporting: pagesExport,
    importing: pagesImport,
    add: (perform) => perform(pagesAdd, { record: { title: 'Fox' } }),
  },
  toplists: {
    exporting: toplistsExport,
    importing: toplistsImport,
    add: (perform) =>
      perform(toplistsAdd, {
        record: {
          ...{ title: 'Fox', query: 'payment=visa,PayPal' },
          pins: [
            'golden-fox @ 2 until 2026-12-31: New, and tested twice',
            'elk @ 1 until 2026-12-31: Partner',
          ],
        },
      }),
  },
  menus: {
    exporting: menusExport,
    importing: menusImport,
    add: (perform) => perform(menusAdd, { record: { label: 'Fox', url: '/fox' }, menu: 'footer' }),
  },
  redirects: {
    exporting: redirectsExport,
    importing: redirectsImport,
    add: (perform) => perform(redirectsAdd, { record: { source: '/old', target: '/new' } }),
  },
};

async function exported(perform: Perform, { exporting }: Transfer, format: string): Promise<string> {
  let text = '';
  await perform(
    exporting,
    { full: true, format },
    {
      onChunk(piece) {
        text += piece;
      },
    },
  );
  return text;
}

/** Records as JSON without the fields that each store generates. */
async function contentOf(perform: Perform, transfer: Transfer): Promise<unknown> {
  return JSON.parse(await exported(perform, transfer, 'json'), (name, value) =>
    name === 'id' || name === 'updatedAt' ? undefined : value,
  );
}

for (const [name, transfer] of Object.entries(COLLECTIONS)) {
  test.each(['csv', 'json', 'ndjson'])(
    `${name} with blank optional fields move to another store in a full %s export, and are unchanged the second time`,
    async (format) => {
      const [one, other] = [memoryPerform(), memoryPerform()];
      await transfer.add(one);
      const source = await exported(one, transfer, format);
      const first = await other(transfer.importing, { source, format });
      expect(first.result).toMatchObject({ rejected: 0, errors: [] });
      expect(await contentOf(other, transfer)).toEqual(await contentOf(one, transfer));
      const second = await other(transfer.importing, { source, format, onConflict: 'update' });
      expect(second.result).toMatchObject({ created: 0, updated: 0, unchanged: first.result.created });
    },
  );
}

test('a blank rating in a row without an id is refused with the message of the import', async () => {
  const source =
    'name,description,rating,gamesRating,bonuses,games,paymentMethods\nFox,x,4,,x,x,x\nOwl,x,,3,,x,x\n';
  const refused = await memoryPerform()(casinosImport, { source }).catch((error) => error);
  expect(refused.issues.map(({ message }: { message: string }) => message)).toEqual([
    'Row 2: Games Rating must be a number between 0 and 5',
    'Row 3: Rating must be a number between 0 and 5',
    'Row 3: Bonuses information is required',
  ]);
});
