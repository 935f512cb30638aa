import { messages } from '../../messages.js';
import { entity, type InputOf, type PublicOf, type RecordOf } from '../../model/entity.js';
import { defaulted, optional, required } from '../../model/field.js';
import { POST_CATEGORIES } from '../../model/post-categories.js';
import { searchFields } from '../../model/search/search-fields.js';
import { createdAt, id, updatedAt, type WithoutSystemFields } from '../../model/system-fields.js';
import { image } from '../../values/addresses/web-address.js';
import { flag } from '../../values/flag.js';
import { safeHtml } from '../../values/html/safe-html.js';
import { list } from '../../values/list.js';
import { wholeNumber } from '../../values/number.js';
import { slug } from '../../values/text/slug.js';
import { multiLineText, singleLineText } from '../../values/text/text.js';
import { updateList } from '../../values/text/update.js';
import { timestamp } from '../../values/timestamp.js';
import { checkedBy } from '../authors/author.js';

const { post: texts } = messages;

/** A blog post; `isGuide` also lists it as a guide. */
export const post = entity({
  name: 'post',
  plural: 'posts',
  title: 'Post',
  public: {
    id,
    slug: required(slug, 'Slug is required', { title: 'Slug' }),
    title: required(singleLineText(300), texts.titleRequired, { title: 'Title' }),
    excerpt: required(multiLineText(1_000), texts.excerptRequired, { title: 'Excerpt' }),
    content: required(safeHtml, texts.contentRequired, { title: 'Content' }),
    author: defaulted(singleLineText(100), 'Admin', { title: 'Author' }),
    checkedBy: checkedBy(),
    category: defaulted(singleLineText(100), 'Reviews', {
      title: 'Category',
      help: `Such as ${POST_CATEGORIES.join(', ')}`,
    }),
    tags: defaulted(list(singleLineText(100)), [], { title: 'Tags' }),
    featuredImage: optional(image, { title: 'Featured Image' }),
    isGuide: defaulted(flag, false, { title: 'Guide' }),
    updates: defaulted(updateList, [], {
      title: 'Updates',
      help: 'What changed since it came out: a day and a text each, which readers see at its end.',
      aliases: ['change log', 'changelog'],
    }),
    publishedAt: optional(timestamp, { title: 'Published At' }),
    views: defaulted(wholeNumber(0, Number.MAX_SAFE_INTEGER), 0, { title: 'Views' }),
    ...searchFields,
    createdAt,
    updatedAt,
  },
  private: {
    isPublished: defaulted(flag, false, { title: 'Published' }),
  },
});

/** A stored post. */
export type Post = RecordOf<typeof post>;
/** The input for a new post. */
export type PostInput = WithoutSystemFields<InputOf<typeof post>>;
/** The public fields of a post. */
export type PublicPost = PublicOf<typeof post>;
