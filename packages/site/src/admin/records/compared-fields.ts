import {
  casinoFields,
  describedCollections,
  type FieldDescription,
  homepageFields,
  menuItemFields,
  pageFields,
  postFields,
  redirectFields,
  settingsFields,
  userFields,
} from '@croupier/core/forms';
import { showcaseFields } from '../showcase/showcase-fields.js';

const FIELDS: Readonly<Record<string, readonly FieldDescription[]>> = {
  casinos: casinoFields,
  posts: postFields,
  pages: pageFields,
  redirects: redirectFields,
  users: userFields,
  menus: menuItemFields,
  settings: settingsFields,
  homepage: homepageFields,
  showcase: showcaseFields,
  ...Object.fromEntries(describedCollections.map(({ name, fields }) => [name, fields])),
};

const UNTOLD = ['id', 'updatedAt', 'createdAt'];

/** The fields of a record that a comparison names: those of its collection, and whatever else differs. */
export function comparedFields(name: string, ...records: readonly object[]): readonly FieldDescription[] {
  const described = FIELDS[name] ?? [];
  const known = new Set(described.map(({ path }) => path.split('.')[0]));
  const others = new Set(records.flatMap((record) => Object.keys(record)));
  return [
    ...described,
    ...[...others]
      .filter((path) => !known.has(path) && !UNTOLD.includes(path))
      .map((path) => ({ path, title: path, kind: 'text' }) as unknown as FieldDescription),
  ];
}
