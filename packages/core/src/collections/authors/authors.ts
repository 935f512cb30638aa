import { compareWords } from '../../rules/ranking.js';
import { slugOf } from '../../values/text/slug.js';
import { collection } from '../collection.js';
import { followAuthor } from './follow-author.js';

/** Those who write posts, review casinos and check both, by name. */
export const authors = collection('authors', {
  label: 'name',
  editPermission: 'edit posts',
  search: ['name', 'role', 'email'],
  filters: {},
  sorts: ['name', 'createdAt'],
  order: (a, b) => compareWords(a.name, b.name),
  file: {
    identity: 'slug',
    columns: ['name', 'slug', 'role', 'biography', 'photograph', 'profiles', 'email'],
    scale: 10,
    derived: ['slug'],
  },
  summary: 'Authors: who writes posts, reviews casinos and checks what they say',
  columns: ['name', 'role', 'email'],
  form: [
    { title: 'Author', fields: ['name', 'slug', 'role', 'email'] },
    ...['photograph', 'biography', 'profiles'],
  ],
  usualSort: 'name',
  icon: 'users',
  page: 'author',
  aboutEmpty:
    'An author writes articles, reviews casinos or checks what they say. Readers find them on a page.',
  prompts: ['name', 'role'],
  examples: {
    record: 'tomas-birk',
    listFields: ['name', 'role'],
    add: [
      { name: 'Mara Solberg', role: 'Senior Editor' },
      { name: 'Jon Aalto', profiles: 'https://example.com/jon, https://example.org/aalto' },
    ],
    edit: [{ role: 'Editor in Chief' }, { name: 'Tomas Birk-Lund' }],
    default: { role: 'Writer' },
    set: { role: 'Editor' },
  },
  afterUpdate: followAuthor,
  derive: (_context, given, before) =>
    before === undefined && typeof given.name === 'string' && given.slug === undefined
      ? { ...given, slug: slugOf(given.name) }
      : given,
});
