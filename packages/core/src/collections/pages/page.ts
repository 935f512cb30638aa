import { messages } from '../../messages.js';
import { entity, type InputOf, type PublicOf, type RecordOf } from '../../model/entity.js';
import { defaulted, required } from '../../model/field.js';
import { searchFields } from '../../model/search/search-fields.js';
import { createdAt, id, updatedAt, type WithoutSystemFields } from '../../model/system-fields.js';
import { flag } from '../../values/flag.js';
import { safeHtml, sanitizeHtml } from '../../values/html/safe-html.js';
import { slug } from '../../values/text/slug.js';
import { singleLineText } from '../../values/text/text.js';

const { page: texts } = messages;

/** A custom page at `/{slug}`. */
export const page = entity({
  name: 'page',
  plural: 'pages',
  title: 'Page',
  public: {
    id,
    slug: required(slug, texts.slugRequired, { title: 'Slug' }),
    title: required(singleLineText(300), texts.titleRequired, { title: 'Title' }),
    content: defaulted(safeHtml, sanitizeHtml(''), { title: 'Content' }),
    ...searchFields,
    createdAt,
    updatedAt,
  },
  private: {
    isPublished: defaulted(flag, false, { title: 'Published' }),
  },
});

/** A stored page. */
export type Page = RecordOf<typeof page>;
/** The input for a new page. */
export type PageInput = WithoutSystemFields<InputOf<typeof page>>;
/** The public fields of a page. */
export type PublicPage = PublicOf<typeof page>;
