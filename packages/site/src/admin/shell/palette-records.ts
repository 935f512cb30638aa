import { adminLabels } from '@croupier/core/messages';

/** A kind of record that the palette finds. */
interface PaletteRecords {
  collection: 'casinos' | 'games' | 'toplists' | 'posts' | 'pages' | 'users';
  /** What one is called. */
  kind: string;
  /** The field that names one. */
  name: string;
}

const { kinds } = adminLabels.palette;

/** The records that the palette finds, by what is typed. */
export const PALETTE_RECORDS: readonly PaletteRecords[] = [
  {
    collection: 'casinos',
    kind: kinds.casino,
    name: 'name',
  },
  {
    collection: 'games',
    kind: kinds.game,
    name: 'name',
  },
  {
    collection: 'toplists',
    kind: kinds.toplist,
    name: 'title',
  },
  {
    collection: 'posts',
    kind: kinds.post,
    name: 'title',
  },
  {
    collection: 'pages',
    kind: kinds.page,
    name: 'title',
  },
  {
    collection: 'users',
    kind: kinds.user,
    name: 'username',
  },
];
