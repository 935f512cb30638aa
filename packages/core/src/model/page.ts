import { messages } from '../messages.js';
import { flag } from '../values/flag.js';
import { safeHtml, sanitiseHtml } from '../values/safe-html.js';
import { slug } from '../values/slug.js';
import { line } from '../values/text.js';
import { entity, type InputOf, type PublicOf, type RecordOf } from './entity.js';
import { defaulted, required } from './field.js';
import { createdAt, id, type Unstamped, updatedAt } from './stamps.js';

const { page: say } = messages;

/** A page of the site's own, at `/{slug}`. */
export const page = entity({
  name: 'page',
  plural: 'pages',
  title: 'Page',
  public: {
    id,
    slug: required(slug, say.slugRequired, { title: 'Slug' }),
    title: required(line(300), say.titleRequired, { title: 'Title' }),
    content: defaulted(safeHtml, sanitiseHtml(''), { title: 'Content' }),
    createdAt,
    updatedAt,
  },
  private: {
    isPublished: defaulted(flag, false, { title: 'Published' }),
  },
});

/** A page as it is stored. */
export type Page = RecordOf<typeof page>;
/** What makes a page. */
export type PageInput = Unstamped<InputOf<typeof page>>;
/** A page as visitors may see it. */
export type PublicPage = PublicOf<typeof page>;
