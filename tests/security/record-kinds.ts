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

type FieldPaths = Entity['fieldPaths'];
/** A record of any kind. */
export type RecordInput = Record<string, unknown>;

/** A kind of record, and how its fields can be set. */
export interface RecordKind {
  name: string;
  leaves: FieldPaths;
  /** A new valid record; undefined for a single document. */
  right?(n: number): RecordInput;
  /** True if a file adds a record, false if it changes one. */
  add?(perform: Perform, record: RecordInput): Promise<unknown>;
  edit(perform: Perform, changes: RecordInput): Promise<unknown>;
  import?: Operation;
  export?: Operation;
  list(perform: Perform): Promise<unknown[]>;
}

const READ_ONLY_FIELDS = ['id', 'createdAt', 'updatedAt'];

/** Every kind of record with fields that people fill in. */
export const RECORD_KINDS: readonly RecordKind[] = [
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
      perform(operations['menus.add'], { menu: menu as 'footer', record: record as never }),
    edit: async (perform, { menu = 'footer', ...changes }) => {
      const { records } = (await perform(operations['menus.list'], {})).result;
      const [item] = records;
      await perform(operations['menus.edit'], {
        menu: menu as 'footer',
        record: item?.id ?? '',
        changes: changes as never,
      });
    },
  },
  collection('users', user, (n) => ({ username: `maria${n}`, email: `maria${n}@guide.example` })),
  {
    name: 'homepage',
    leaves: homepageContent.fieldPaths,
    edit: (perform, changes) => perform(operations['homepage.edit'], { changes }),
    list: async (perform) => [(await perform(operations['homepage.show'], {})).result],
  },
  {
    name: 'settings',
    leaves: siteSettings.fieldPaths,
    edit: (perform, changes) => perform(operations['settings.set'], { changes }),
    list: async (perform) => [(await perform(operations['settings.list'], {})).result],
  },
];

function collection(name: string, entity: Entity, right: (n: number) => RecordInput): RecordKind {
  const all = operations as unknown as Record<string, Operation | undefined>;
  const called = (verb: string) => all[`${name}.${verb}`] as Operation;
  return {
    name,
    leaves: entity.fieldPaths.filter(({ column }) => !READ_ONLY_FIELDS.includes(column)),
    right,
    add: (perform, record) => perform(called('add'), { record }),
    async edit(perform, changes) {
      const [first] = (await listRecords(perform, called('list'))) as { id: string }[];
      await perform(called('edit'), { record: first?.id, changes });
    },
    ...(all[`${name}.import`] === undefined ? {} : { import: called('import'), export: called('export') }),
    list: (perform) => listRecords(perform, called('list')),
  };
}

async function listRecords(perform: Perform, list: Operation): Promise<unknown[]> {
  return ((await perform(list, {})).result as { records: unknown[] }).records;
}
