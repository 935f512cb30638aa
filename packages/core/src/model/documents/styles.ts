import * as z from 'zod';
import { identifier } from '../../values/identifier.js';
import { multiLineText } from '../../values/text/text.js';
import { timestamp } from '../../values/timestamp.js';
import { contentDocument } from './document.js';

/** How many versions of the custom CSS are kept. */
export const MAX_STYLE_VERSIONS = 50;
const css = multiLineText(200_000);

const version = () =>
  z.strictObject({
    id: identifier.schema,
    css: css.schema,
    description: multiLineText(500).schema.default(''),
    createdAt: timestamp.schema,
  });

/** The custom CSS: live version, draft and earlier versions. */
export const styles = contentDocument('styles', 'Custom CSS', () =>
  z.strictObject({
    css: css.schema.default(''),
    draft: css.schema.optional(),
    isActive: z.boolean().default(true),
    description: multiLineText(500).schema.default(''),
    createdAt: timestamp.schema.optional(),
    updatedAt: timestamp.schema.optional(),
    versions: z.array(version()).max(MAX_STYLE_VERSIONS).default([]),
  }),
);

/** The stored custom CSS. */
export type Styles = z.output<typeof styles.schema>;
