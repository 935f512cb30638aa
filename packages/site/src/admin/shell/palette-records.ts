import { adminPath, type OperationName } from '@croupier/core';
import { adminLabels } from '@croupier/core/messages';

/** A kind of record that the palette finds. */
interface PaletteRecords {
  /** The list that is searched. */
  operation: Extract<OperationName, `${string}.list`>;
  /** What one is called. */
  kind: string;
  /** The field that names one. */
  name: string;
  /** Where one is opened. */
  path: (record: { id: string }) => string;
}

const { kinds } = adminLabels.palette;

/** The records that the palette finds, by what is typed. */
export const PALETTE_RECORDS: readonly PaletteRecords[] = [
  {
    operation: 'casinos.list',
    kind: kinds.casino,
    name: 'name',
    path: ({ id }) => adminPath('casino-view', id),
  },
  {
    operation: 'games.list',
    kind: kinds.game,
    name: 'name',
    path: ({ id }) => `${adminPath('games')}?edit=${id}`,
  },
  {
    operation: 'toplists.list',
    kind: kinds.toplist,
    name: 'title',
    path: ({ id }) => `${adminPath('toplists')}?edit=${id}`,
  },
  {
    operation: 'posts.list',
    kind: kinds.post,
    name: 'title',
    path: ({ id }) => adminPath('news-edit', id),
  },
  {
    operation: 'pages.list',
    kind: kinds.page,
    name: 'title',
    path: ({ id }) => adminPath('page-view', id),
  },
  {
    operation: 'users.list',
    kind: kinds.user,
    name: 'username',
    path: ({ id }) => adminPath('user-edit', id),
  },
];
