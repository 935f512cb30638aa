import { messages } from '../../messages.js';
import { type Post, post } from '../../model/post.js';
import { slugOf } from '../../values/text/slug.js';
import { selectRecords } from '../records/select-records.js';
import { exportOperations } from '../transfer/export.js';
import { importOperation } from '../transfer/import.js';
import { importInput } from '../transfer/import-input.js';
import { postImportTarget } from './post-import-target.js';
import { derivePostFields, postQuery, postSelection, publicationDate } from './posts.js';

const { post: texts, ours } = messages;

const TEMPLATE = [
  ...['title', 'slug', 'excerpt', 'content', 'author', 'category', 'tags', 'featuredImage'],
  ...['isGuide', 'isPublished', 'publishedAt'],
];

/** Posts from a file; one is known by its slug. */
export const postsImport = importOperation({
  entity: post,
  input: importInput,
  screen: '/admin/news',
  scale: 10,
  rules: ({ now }) => ({
    identity: { by: 'slug', from: 'title', slugOf, empty: ours.slugEmpty },
    missingIdentity: { column: 'title', message: texts.titleRequired },
    requiredColumns: {
      title: texts.titleRequired,
      excerpt: texts.excerptRequired,
      content: texts.contentRequired,
    },
    order: TEMPLATE,
    derive: (record, before) => ({ ...record, ...publicationDate(record, before as Partial<Post>, now) }),
  }),
  target: postImportTarget,
  derive: derivePostFields,
  derivedFields: ['title', 'slug', 'isPublished', 'publishedAt'],
  counters: { isHidden: ({ isPublished }) => !isPublished },
});

/** Posts as a file, the newest first. */
export const { export: postsExport, template: postsTemplate } = exportOperations({
  entity: post,
  screen: '/admin/news',
  scale: 10,
  query: postQuery,
  records: ({ posts }, query) => selectRecords(posts.all(), postSelection(query)),
  template: TEMPLATE,
});
