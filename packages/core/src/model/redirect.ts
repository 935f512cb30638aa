import { messages } from '../messages.js';
import { redirectTarget } from '../values/addresses/web-address.js';
import { choice } from '../values/choice.js';
import { flag } from '../values/flag.js';
import { wholeNumber } from '../values/number.js';
import { singleLineText } from '../values/text/text.js';
import { entity, type InputOf, type PublicOf, type RecordOf } from './entity.js';
import { defaulted, optional, required } from './field.js';
import { createdAt, id, updatedAt, type WithoutSystemFields } from './system-fields.js';

/** A redirect; redirects apply in ascending `order`. */
export const redirect = entity({
  name: 'redirect',
  plural: 'redirects',
  title: 'Redirect',
  public: {
    id,
    source: required(singleLineText(2_000), messages.redirect.sourceRequired, { title: 'Source' }),
    target: required(redirectTarget, messages.redirect.targetRequired, { title: 'Target' }),
    match: defaulted(choice('exact', 'prefix', 'regex'), 'exact', { title: 'Match' }),
    enabled: defaulted(flag, true, { title: 'Enabled' }),
    permanent: defaulted(flag, true, { title: 'Permanent (301)' }),
    preserveQuery: defaulted(flag, true, { title: 'Preserve query' }),
    appendRemainder: defaulted(flag, true, { title: 'Append remainder' }),
    regex: optional(singleLineText(2_000), { title: 'Regex pattern' }),
    order: defaulted(wholeNumber(0, 10_000_000), 0, { title: 'Order' }),
    createdAt,
    updatedAt,
  },
  private: {},
});

/** A stored redirect. */
export type Redirect = RecordOf<typeof redirect>;
/** The input for a new redirect. */
export type RedirectInput = WithoutSystemFields<InputOf<typeof redirect>>;
/** A redirect as the site applies it. */
export type PublicRedirect = PublicOf<typeof redirect>;
