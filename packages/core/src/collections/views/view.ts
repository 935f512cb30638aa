import { DESCRIBED_NAMES } from '../../labels/admin/collection-list.js';
import { entity, type RecordOf } from '../../model/entity.js';
import { defaulted, required } from '../../model/field.js';
import { createdAt, id, updatedAt } from '../../model/system-fields.js';
import { choice } from '../../values/choice.js';
import { singleLineText } from '../../values/text/text.js';

/** The lists that views are saved of. */
export const VIEWED_LISTS = [
  'casinos',
  ...DESCRIBED_NAMES,
  'posts',
  'pages',
  'redirects',
  'users',
  'messages',
  'history',
] as const;
/** One of them. */
export type ViewedList = (typeof VIEWED_LISTS)[number];

/** The most characters of a view's name. */
export const MAX_VIEW_NAME = 60;
/** The most characters of its query. */
export const MAX_VIEW_QUERY = 2_000;

/** A view: what a list of the admin shows, under a name that is unique in the list. */
export const view = entity({
  name: 'view',
  plural: 'views',
  title: 'Saved view',
  public: {},
  private: {
    id,
    list: required(choice(...VIEWED_LISTS), 'A list is required', { title: 'List' }),
    name: required(singleLineText(MAX_VIEW_NAME), 'A name is required', { title: 'Name' }),
    /** As addresses of the list say it, its parameters in the order of their names; '' where everything is shown. */
    query: defaulted(singleLineText(MAX_VIEW_QUERY), '', { title: 'Query' }),
    createdAt,
    updatedAt,
  },
});

/** A stored view. */
export type SavedView = RecordOf<typeof view>;
