import { entity, type RecordOf } from '../../model/entity.js';
import { required } from '../../model/field.js';
import { createdAt, id } from '../../model/system-fields.js';
import { identifier } from '../../values/identifier.js';
import { singleLineText } from '../../values/text/text.js';

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
