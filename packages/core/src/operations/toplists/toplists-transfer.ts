import { toplistLabels } from '../../labels/public/filters.js';
import { messages } from '../../messages.js';
import { toplist } from '../../model/toplist.js';
import { slugOf } from '../../values/slug.js';
import { selectRecords } from '../records/select-records.js';
import { exportOperations } from '../transfer/export.js';
import { importOperation } from '../transfer/import.js';
import { importInput } from '../transfer/import-input.js';
import { collectionImportTarget } from '../transfer/import-target.js';
import { deriveToplistFields, toplistQuery, toplistSelection } from './toplists.js';

const TEMPLATE = ['title', 'slug', 'query', 'description', 'intro', 'outro', 'order', 'isActive'];

/** Toplists from a file; one is known by its slug. */
export const toplistsImport = importOperation({
  entity: toplist,
  input: importInput,
  screen: '/admin/toplists',
  scale: 10,
  rules: () => ({
    identity: { by: 'slug', from: 'title', slugOf, empty: messages.ours.slugEmpty },
    missingIdentity: { column: 'title', message: toplistLabels.titleRequired },
    requiredColumns: { title: toplistLabels.titleRequired },
    nonBlankColumns: [],
    defaults: {},
    order: TEMPLATE,
    derive: (record) => record,
  }),
  target: collectionImportTarget('toplists'),
  derive: deriveToplistFields,
  derivedFields: ['title', 'slug', 'query'],
  counters: { isHidden: ({ isActive }) => !isActive },
});

/** Toplists as a file, in their order. */
export const { export: toplistsExport, template: toplistsTemplate } = exportOperations({
  entity: toplist,
  screen: '/admin/toplists',
  scale: 10,
  query: toplistQuery,
  records: ({ toplists }, query) => selectRecords(toplists.all(), toplistSelection(query)),
  template: TEMPLATE,
});
