import { toplistLabels } from '../../labels/public/filters.js';
import { memoizeWeak, memoizeWhile } from '../../lazy.js';
import { entity, type InputOf, type PublicOf, type RecordOf } from '../../model/entity.js';
import { defaulted, required } from '../../model/field.js';
import { searchFields } from '../../model/search/search-fields.js';
import { createdAt, id, updatedAt, type WithoutSystemFields } from '../../model/system-fields.js';
import { flag } from '../../values/flag.js';
import { safeHtml, sanitizeHtml } from '../../values/html/safe-html.js';
import { wholeNumber } from '../../values/number.js';
import { pinIssues, pinList, pinsOf } from '../../values/pins/pin.js';
import { isActiveOn, type Pin } from '../../values/pins/read-pin.js';
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
    ...searchFields,
    createdAt,
    updatedAt,
  },
  private: {
    isActive: defaulted(flag, true, { title: 'Active' }),
    pins: defaulted(pinList, [], { title: 'Pins', help: toplistLabels.pinsHelp }),
  },
  validateRecord: pinIssues,
});

/** A stored toplist. */
export type Toplist = RecordOf<typeof toplist>;
/** The input for a new toplist. */
export type ToplistInput = WithoutSystemFields<InputOf<typeof toplist>>;
/** A toplist as visitors get it. */
export type PublicToplist = PublicOf<typeof toplist> & {
  /** Those that hold and whose casino is on the site; absent where there is none. */
  readonly pins?: readonly Pin[];
};

const withoutPins = memoizeWeak(toplist.toPublic);

/**
 * A toplist as visitors get it on a day: with the pins that hold, of casinos of the site that are not blacklisted. It stays
 * the same object while these do.
 */
export function publicToplist(
  record: Toplist,
  today: string,
  isLinked: (slug: string) => boolean,
): PublicToplist {
  const pins = pinsOf(record).filter((pin) => isActiveOn(pin, today) && isLinked(pin.casino));
  if (pins.length === 0) return withoutPins(record);
  return withPinsOf(
    record,
    pins.map(({ casino }) => casino),
    () => pins,
  );
}

const withPinsOf = memoizeWhile(
  (record: Toplist, pins: () => readonly Pin[]): PublicToplist => ({
    ...withoutPins(record),
    pins: pins(),
  }),
);
