import {
  bonus,
  casino,
  type Entity,
  game,
  homepageContent,
  menuRow,
  type Operation,
  operations,
  type Perform,
  page,
  post,
  redirect,
  siteSettings,
  user,
} from '@croupier/core';

/** Whether every trial was asked for (`npm run faults`), not the quick share in the test command. */
export const isLong = process.env.CROUPIER_FAULTS === 'long';

type Leaves = Entity['leaves'];
/** A record of which nothing is known. */
export type Candidate = Record<string, unknown>;

/** A kind of thing, and the ways in which a field of it can be given. */
export interface Noun {
  name: string;
  leaves: Leaves;
  /** A record that is right, another one each time; undefined where there is but one. */
  right?(n: number): Candidate;
  /** Whether the fields that a file has make a new record; else it changes one. */
  add?(perform: Perform, record: Candidate): Promise<unknown>;
  edit(perform: Perform, changes: Candidate): Promise<unknown>;
  import?: Operation;
  export?: Operation;
  list(perform: Perform): Promise<unknown[]>;
}

const STAMPED = ['id', 'createdAt', 'updatedAt'];

/** Everything that has fields which people fill in. */
export const NOUNS: readonly Noun[] = [
  collection('casinos', casino, (n) => ({
    ...{ slug: `fox-${n}`, name: `Fox ${n}`, description: 'Calm.', rating: 4, games: ['Slots'] },
    ...{ safetyRating: 4, gamesRating: 4, bonusesRating: 4, supportRating: 4, payoutsRating: 4 },
    ...{ paymentMethods: ['Visa'], bonuses: { welcome: 'None' } },
  })),
  collection('bonuses', bonus, (n) => ({ casino: `Fox ${n}`, title: `Spins ${n}` })),
  collection('games', game, (n) => ({ name: `Lanterns ${n}`, provider: `Saltbox ${n}` })),
  collection('posts', post, (n) => ({
    ...{
      slug: `post-${n}`,
      title: `Post ${n}`,
      excerpt: 'Short.',
      content: '<p>Calm.</p>',
      isPublished: true,
    },
  })),
  collection('pages', page, (n) => ({
    ...{ slug: `page-${n}`, title: `Page ${n}`, content: '<p>Calm.</p>', isPublished: true },
  })),
  collection('redirects', redirect, (n) => ({ source: `/old-${n}`, target: `/new-${n}` })),
  {
    ...collection('menus', menuRow, (n) => ({ menu: 'footer', label: `Item ${n}`, url: `/item-${n}` })),
    add: (perform, { menu, ...record }) =>
      perform(operations.menusAdd, { menu: menu as 'footer', record: record as never }),
    edit: async (perform, { menu = 'footer', ...changes }) => {
      const { records } = (await perform(operations.menusList, {})).result;
      const [item] = records;
      await perform(operations.menusEdit, {
        menu: menu as 'footer',
        record: item?.id ?? '',
        changes: changes as never,
      });
    },
  },
  collection('users', user, (n) => ({ username: `maria${n}`, email: `maria${n}@guide.example` })),
  {
    name: 'homepage',
    leaves: homepageContent.leaves,
    edit: (perform, changes) => perform(operations.homepageEdit, { changes }),
    list: async (perform) => [(await perform(operations.homepageShow, {})).result],
  },
  {
    name: 'settings',
    leaves: siteSettings.leaves,
    edit: (perform, changes) => perform(operations.settingsSet, { changes }),
    list: async (perform) => [(await perform(operations.settingsList, {})).result],
  },
];

function collection(name: string, entity: Entity, right: (n: number) => Candidate): Noun {
  const all = operations as unknown as Record<string, Operation | undefined>;
  const called = (verb: string) => all[`${name}${verb}`] as Operation;
  return {
    name,
    leaves: entity.leaves.filter(({ column }) => !STAMPED.includes(column)),
    right,
    add: (perform, record) => perform(called('Add'), { record }),
    async edit(perform, changes) {
      const [first] = (await records(perform, called('List'))) as { id: string }[];
      await perform(called('Edit'), { record: first?.id, changes });
    },
    ...(all[`${name}Import`] === undefined ? {} : { import: called('Import'), export: called('Export') }),
    list: (perform) => records(perform, called('List')),
  };
}

async function records(perform: Perform, list: Operation): Promise<unknown[]> {
  return ((await perform(list, {})).result as { records: unknown[] }).records;
}
