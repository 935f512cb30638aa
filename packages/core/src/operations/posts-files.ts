import { messages } from '../messages.js';
import { type Post, post } from '../model/post.js';
import { STAMPS } from '../model/stamps.js';
import { slugOf } from '../values/slug.js';
import { exportOperations } from './export.js';
import { importOperation } from './import.js';
import { importInput } from './import-input.js';
import { postQuery, postsFor, publication } from './posts.js';
import { shelfOf } from './record-shelf.js';

const { post: say, ours } = messages;

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
    nameless: { column: 'title', message: say.titleRequired },
    needed: { title: say.titleRequired, excerpt: say.excerptRequired, content: say.contentRequired },
    filled: [],
    defaults: {},
    ignored: [...STAMPS, '_row', '_errors'],
    order: TEMPLATE,
    completed: (record, before) => ({ ...record, ...publication(record, before as Partial<Post>, now) }),
  }),
  shelf: shelfOf('posts'),
  settle({ now }, values) {
    if (values[IS_PUBLISHED] === true) values[PUBLISHED_AT] ??= now;
  },
  amend: ({ now }, given, before) => ({ ...given, ...publication(given, before, now) }),
  seen: { isHidden: ({ isPublished }) => !isPublished },
});

/** Posts as a file, the newest first. */
export const { export: postsExport, template: postsTemplate } = exportOperations({
  entity: post,
  screen: '/admin/news',
  scale: 10,
  query: postQuery,
  records: ({ posts }, query) => postsFor(posts.all(), query),
  template: TEMPLATE,
});

const IS_PUBLISHED = post.leaves.findIndex(({ column }) => column === 'isPublished');
const PUBLISHED_AT = post.leaves.findIndex(({ column }) => column === 'publishedAt');
