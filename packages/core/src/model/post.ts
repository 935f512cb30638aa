import { messages } from '../messages.js';
import { flag } from '../values/flag.js';
import { list } from '../values/list.js';
import { moment } from '../values/moment.js';
import { wholeNumber } from '../values/number.js';
import { safeHtml } from '../values/safe-html.js';
import { slug } from '../values/slug.js';
import { line, prose } from '../values/text.js';
import { image } from '../values/web-address.js';
import { entity, type InputOf, type PublicOf, type RecordOf } from './entity.js';
import { defaulted, optional, required } from './field.js';
import { createdAt, id, type Unstamped, updatedAt } from './stamps.js';

const { post: say } = messages;

/** The categories that forms offer for a post; others are possible. */
export const POST_CATEGORIES = [
  'Reviews',
  'Guides',
  'News',
  'Tips',
  'Analysis',
  'Bonuses',
  'Technology',
  'Regulation',
  'Cryptocurrency',
  'Security',
  'Education',
  'Industry',
  'Responsible Gambling',
] as const;

/** A blog post; with `isGuide` also a guide. */
export const post = entity({
  name: 'post',
  plural: 'posts',
  title: 'Post',
  public: {
    id,
    slug: required(slug, 'Slug is required', { title: 'Slug' }),
    title: required(line(300), say.titleRequired, { title: 'Title' }),
    excerpt: required(prose(1_000), say.excerptRequired, { title: 'Excerpt' }),
    content: required(safeHtml, say.contentRequired, { title: 'Content' }),
    author: defaulted(line(100), 'Admin', { title: 'Author' }),
    category: defaulted(line(100), 'Reviews', { title: 'Category' }),
    tags: defaulted(list(line(100)), [], { title: 'Tags' }),
    featuredImage: optional(image, { title: 'Featured Image' }),
    isGuide: defaulted(flag, false, { title: 'Guide' }),
    publishedAt: optional(moment, { title: 'Published At' }),
    views: defaulted(wholeNumber(0, Number.MAX_SAFE_INTEGER), 0, { title: 'Views' }),
    createdAt,
    updatedAt,
  },
  private: {
    isPublished: defaulted(flag, false, { title: 'Published' }),
  },
});

/** A post as it is stored. */
export type Post = RecordOf<typeof post>;
/** What makes a post. */
export type PostInput = Unstamped<InputOf<typeof post>>;
/** A post as visitors may see it. */
export type PublicPost = PublicOf<typeof post>;
