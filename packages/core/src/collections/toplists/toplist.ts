import { toplistLabels } from '../../labels/public/filters.js';
import { entity, type InputOf, type PublicOf, type RecordOf } from '../../model/entity.js';
import { defaulted, required } from '../../model/field.js';
import { createdAt, id, updatedAt, type WithoutSystemFields } from '../../model/system-fields.js';
import { flag } from '../../values/flag.js';
import { safeHtml, sanitizeHtml } from '../../values/html/safe-html.js';
import { wholeNumber } from '../../values/number.js';
import { slug } from '../../values/text/slug.js';
import { multiLineText, singleLineText } from '../../values/text/text.js';

/** A list of casinos on a topic, at `/best-casinos/{slug}`: a saved query with words around it. */
export const toplist = entity({
  name: 'toplist',
  plural: 'toplists',
  title: 'Toplist',
  public: {
    id,
    slug: required(slug, toplistLabels.slugRequired, { title: 'Slug' }),
    title: required(singleLineText(200), toplistLabels.titleRequired, { title: 'Title' }),
    query: defaulted(singleLineText(500), '', {
      title: 'Casinos',
      help: toplistLabels.queryHelp,
      aliases: ['filters'],
    }),
    description: defaulted(multiLineText(300), '', {
      title: 'Description',
      help: toplistLabels.descriptionHelp,
    }),
    intro: defaulted(safeHtml, sanitizeHtml(''), { title: 'Text Before' }),
    outro: defaulted(safeHtml, sanitizeHtml(''), { title: 'Text After' }),
    order: defaulted(wholeNumber(0, 9_999), 0, { title: 'Order', help: toplistLabels.orderHelp }),
    createdAt,
    updatedAt,
  },
  private: {
    isActive: defaulted(flag, true, { title: 'Active' }),
  },
});

/** A stored toplist. */
export type Toplist = RecordOf<typeof toplist>;
/** The input for a new toplist. */
export type ToplistInput = WithoutSystemFields<InputOf<typeof toplist>>;
/** The public fields of a toplist. */
export type PublicToplist = PublicOf<typeof toplist>;
