import * as z from 'zod';
import { identifier } from '../values/identifier.js';
import { moment } from '../values/moment.js';
import { prose } from '../values/text.js';
import { document } from './document.js';

/** How many versions of the custom CSS are kept. */
export const STYLE_VERSIONS = 50;
const css = prose(200_000);

const version = () =>
  z.strictObject({
    id: identifier.schema,
    css: css.schema,
    description: prose(500).schema.default(''),
    createdAt: moment.schema,
  });

/** The custom CSS: what is live, the draft being edited, and the versions before. */
export const styles = document('styles', 'Custom CSS', () =>
  z.strictObject({
    css: css.schema.default(''),
    draft: css.schema.optional(),
    isActive: z.boolean().default(true),
    description: prose(500).schema.default(''),
    createdAt: moment.schema.optional(),
    updatedAt: moment.schema.optional(),
    versions: z.array(version()).max(STYLE_VERSIONS).default([]),
  }),
);

/** The stored custom CSS. */
export type Styles = z.output<typeof styles.schema>;
