import { identifier } from '../values/identifier.js';
import { singleLineText } from '../values/text/text.js';
import { entity, type RecordOf } from './entity.js';
import { required } from './field.js';
import { createdAt, id } from './system-fields.js';

/** Two casinos that look like one, of which people said that they are two. */
export const distinctPair = entity({
  name: 'distinct pair',
  plural: 'distinct pairs',
  title: 'Distinct pair',
  public: {},
  private: {
    id,
    /** Their ids, the lesser first. */
    one: required(identifier, 'A casino is required', { title: 'One' }),
    other: required(identifier, 'A casino is required', { title: 'Other' }),
    /** Their names when it was said. */
    label: required(singleLineText(500), 'Names are required', { title: 'Names' }),
    createdAt,
  },
});

/** A stored distinct pair. */
export type DistinctPair = RecordOf<typeof distinctPair>;
