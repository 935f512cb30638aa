import { collectionList, DESCRIBED_NAMES, type DescribedName } from '@croupier/core/forms';
import { adminLabels } from '@croupier/core/messages';

/** A kind of record that the palette finds. */
interface PaletteRecords {
  collection: DescribedName | 'casinos' | 'posts' | 'pages' | 'users';
  /** What one is called. */
  kind: string;
  /** The field that names one. */
  name: string;
}

const { kinds } = adminLabels.palette;

/** The records that the palette finds, by what is typed. */
export const PALETTE_RECORDS: readonly PaletteRecords[] = [
  { collection: 'casinos', kind: kinds.casino, name: 'name' },
  ...DESCRIBED_NAMES.map((collection) => {
    const { one, label } = collectionList[collection];
    return { collection, kind: one, name: label };
  }),
  { collection: 'posts', kind: kinds.post, name: 'title' },
  { collection: 'pages', kind: kinds.page, name: 'title' },
  { collection: 'users', kind: kinds.user, name: 'username' },
];
