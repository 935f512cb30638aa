import { entity, type InputOf, type PublicOf, type RecordOf } from '../../model/entity.js';
import { defaulted, optional, required } from '../../model/field.js';
import { searchFields } from '../../model/search/search-fields.js';
import { createdAt, id, updatedAt, type WithoutSystemFields } from '../../model/system-fields.js';
import { image, webAddress } from '../../values/addresses/web-address.js';
import { email } from '../../values/email.js';
import { safeHtml } from '../../values/html/safe-html.js';
import { list } from '../../values/list.js';
import { slug } from '../../values/text/slug.js';
import { singleLineText } from '../../values/text/text.js';

/** The field by which a post or a review says who checked its facts. */
export function checkedBy(tab?: string) {
  return optional(singleLineText(100), {
    title: 'Checked By',
    ...(tab === undefined ? {} : { tab }),
    help: 'Who checked the facts: the name of an author.',
    aliases: ['fact checker', 'fact checked by'],
  });
}

/** Somebody who writes posts, reviews casinos or checks what they say; reviews and posts name them. */
export const author = entity({
  name: 'author',
  plural: 'authors',
  title: 'Author',
  public: {
    id,
    slug: required(slug, 'Slug is required', { title: 'Slug' }),
    name: required(singleLineText(100), 'Author name is required', { title: 'Name' }),
    role: defaulted(singleLineText(100), '', {
      title: 'Role',
      help: 'What they are, such as Senior Editor; articles and their page show it.',
    }),
    photograph: optional(image, { title: 'Photograph' }),
    biography: optional(safeHtml, { title: 'Biography' }),
    profiles: defaulted(list(webAddress), [], {
      title: 'Profiles',
      help: 'Web addresses of pages elsewhere about them, such as a professional network.',
      aliases: ['links', 'social profiles'],
    }),
    ...searchFields,
    createdAt,
    updatedAt,
  },
  private: {
    email: optional(email, { title: 'Email', help: 'Only staff see it.' }),
  },
});

/** A stored author. */
export type Author = RecordOf<typeof author>;
/** The input for a new author. */
export type AuthorInput = WithoutSystemFields<InputOf<typeof author>>;
/** The public fields of an author. */
export type PublicAuthor = PublicOf<typeof author>;
