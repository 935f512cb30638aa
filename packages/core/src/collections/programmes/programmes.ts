import { compareWords } from '../../rules/ranking.js';
import { slugOf } from '../../values/text/slug.js';
import { collection } from '../collection.js';
import { endProgrammes, followProgramme, templateWarnings } from './follow-programme.js';

/** The partners behind casinos: their link, their contact, what was agreed. Only who manages earnings sees them. */
export const programmes = collection('programmes', {
  label: 'name',
  editPermission: 'manage earnings',
  search: ['name', 'contact', 'notes'],
  filters: {},
  sorts: ['name', 'createdAt'],
  order: (a, b) => compareWords(a.name, b.name),
  file: {
    identity: 'slug',
    columns: ['name', 'slug', 'linkTemplate', 'currency'],
    scale: 10,
    derived: ['slug'],
  },
  summary: 'Programmes: the partners behind casinos, their links and what was agreed',
  columns: ['name', 'linkTemplate', 'currency'],
  form: [
    { title: 'Programme', fields: ['name', 'slug'] },
    { title: 'Link', fields: ['linkTemplate'] },
    { title: 'Agreement', fields: ['currency', 'deal', 'contact', 'notes'] },
  ],
  usualSort: 'name',
  icon: 'users',
  aboutEmpty:
    'A programme is the partner behind one casino or several: its casinos take their links from it.',
  prompts: ['name', 'linkTemplate'],
  examples: {
    record: 'sample-partners',
    add: [
      { name: 'Northwind Partners', currency: 'EUR' },
      {
        name: 'Tern Affiliates',
        linkTemplate: 'https://tern.example/go?brand={brandId}&place={placement}',
      },
    ],
    edit: [{ currency: 'GBP' }, { deal: '40 % of net revenue' }],
    default: { currency: 'EUR' },
    set: { currency: 'USD' },
  },
  warnings: (content, records, given) =>
    given.linkTemplate === undefined ? [] : templateWarnings(content, records),
  afterUpdate: followProgramme,
  afterDelete: (content, _ids, gone) => endProgrammes(content, gone),
  derive: (_context, given, before) =>
    before === undefined && typeof given.name === 'string' && given.slug === undefined
      ? { ...given, slug: slugOf(given.name) }
      : given,
});
