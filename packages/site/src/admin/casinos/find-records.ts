import { routePath } from '@croupier/core';
import type { FindRecords } from '@croupier/ui/admin';
import type { PerformByName } from '../backend/backend.js';

const MOST = 20;

/** The records of a kind that have some letters in their names, with the places to which a text links. */
export async function findRecords(
  perform: PerformByName,
  kind: Parameters<FindRecords>[0],
  text: string,
): ReturnType<FindRecords> {
  const asked = { ...(text === '' ? {} : { search: text }), limit: MOST };
  switch (kind) {
    case 'casino':
      return (await perform('casinos.list', asked)).result.records.map(({ id, name, slug }) => ({
        id,
        label: name,
        href: routePath({ kind: 'review', slug }),
      }));
    case 'bonus': {
      const { records } = (await perform('bonuses.list', asked)).result;
      const places = await offerPlaces(perform, records);
      return records.map(({ id, casino, casinoId = '', title }) => ({
        id,
        label: [casino, title].filter(Boolean).join(': '),
        href: places.get(casinoId) ?? routePath({ kind: 'bonuses' }),
      }));
    }
    case 'game':
      return (await perform('games.list', asked)).result.records.map(({ id, name }) => ({
        id,
        label: name,
        href: routePath({ kind: 'games' }),
      }));
    case 'toplist':
      return (await perform('toplists.list', asked)).result.records.map(({ id, title, slug }) => ({
        id,
        label: title,
        href: routePath({ kind: 'toplist', slug }),
      }));
    case 'page': {
      const [posts, pages] = await Promise.all([perform('posts.list', asked), perform('pages.list', asked)]);
      const toRecord =
        (page: 'post' | 'custom-page') =>
        ({ id, title, slug }: { id: string; title: string; slug: string }) => ({
          id,
          label: title,
          href: routePath({ kind: page, slug }),
        });
      return [
        ...pages.result.records.map(toRecord('custom-page')),
        ...posts.result.records.map(toRecord('post')),
      ];
    }
  }
}

/** Where the offers of casinos stand, by the id of each casino: in its review. */
async function offerPlaces(
  perform: PerformByName,
  offers: readonly { casinoId?: string | undefined }[],
): Promise<Map<string, string>> {
  const ids = [...new Set(offers.flatMap(({ casinoId }) => casinoId ?? []))];
  const found = await Promise.all(
    ids.map(async (id) => {
      const shown = await perform('casinos.show', { record: id }).catch(() => undefined);
      const slug = shown?.result.record.slug;
      return slug === undefined ? [] : [[id, `${routePath({ kind: 'review', slug })}#bonuses`] as const];
    }),
  );
  return new Map(found.flat());
}
