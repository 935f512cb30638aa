import { routePath } from '@croupier/core';
import type { FindRecords } from '@croupier/ui/admin';
import { useCallback, useState } from 'react';
import { useAdmin } from '../backend/backend.js';

const MOST = 20;

/** Finds the records that a text shows and links to, by some letters of their names. */
export function useFindRecords(): FindRecords {
  const { perform } = useAdmin();
  const [reviews] = useState(() => new Map<string, Promise<string>>());
  return useCallback(
    async (kind, text) => {
      const offersAt = async (casinoId: string) => {
        const { record } = (await perform('casinos.show', { record: casinoId })).result;
        return `${routePath({ kind: 'review', slug: record.slug })}#bonuses`;
      };
      /** Where an offer stands: in the review of its casino, or where there is none among all offers. */
      const offerPlace = (casinoId = ''): Promise<string> => {
        const everywhere = routePath({ kind: 'bonuses' });
        const known =
          reviews.get(casinoId) ??
          (casinoId === '' ? Promise.resolve(everywhere) : offersAt(casinoId).catch(() => everywhere));
        reviews.set(casinoId, known);
        return known;
      };
      const asked = { ...(text === '' ? {} : { search: text }), limit: MOST };
      switch (kind) {
        case 'casino':
          return (await perform('casinos.list', asked)).result.records.map(({ id, name, slug }) => ({
            id,
            label: name,
            href: routePath({ kind: 'review', slug }),
          }));
        case 'bonus':
          return Promise.all(
            (await perform('bonuses.list', asked)).result.records.map(
              async ({ id, casino, casinoId, title }) => ({
                id,
                label: [casino, title].filter(Boolean).join(': '),
                href: await offerPlace(casinoId),
              }),
            ),
          );
        case 'toplist':
          return (await perform('toplists.list', asked)).result.records.map(({ id, title, slug }) => ({
            id,
            label: title,
            href: routePath({ kind: 'toplist', slug }),
          }));
        case 'page': {
          const [posts, pages] = await Promise.all([
            perform('posts.list', asked),
            perform('pages.list', asked),
          ]);
          const toRecord =
            (kind: 'post' | 'custom-page') =>
            ({ id, title, slug }: { id: string; title: string; slug: string }) => ({
              id,
              label: title,
              href: routePath({ kind, slug }),
            });
          return [
            ...pages.result.records.map(toRecord('custom-page')),
            ...posts.result.records.map(toRecord('post')),
          ];
        }
      }
    },
    [perform, reviews],
  );
}
