import * as z from 'zod';
import { OLD_OUTCOMES } from '../../operations/migrate/old-outcomes.js';
import { FOLDER_LEFT_OUT_KINDS } from '../../operations/site-folder/left-out-list.js';
import { FOUND_KINDS, LEFT_OUT_KINDS } from '../../wordpress/records/inventory-kinds.js';
import { MAPPED_COLLECTIONS } from '../../wordpress/records/type-map.js';
import { count, warningShape } from './result-parts.js';

/** The results of migrations. */
export function migrationResults() {
  const pictures = z.array(z.strictObject({ address: z.string(), file: z.string(), alt: z.string() }));
  const redirects = z.strictObject({ created: count, unchanged: count, rejected: count });
  return {
    'migrate.verify': z.strictObject({
      records: z.array(
        z.strictObject({ address: z.string(), outcome: z.enum(OLD_OUTCOMES), to: z.string(), hops: count }),
      ),
    }),
    'migrate.markdown': z.strictObject({
      records: z.array(
        z.strictObject({
          collection: z.string(),
          ...{ created: count, updated: count, unchanged: count },
          ...{ rejected: count.optional(), waiting: count.optional(), kept: count.optional() },
          errors: z.array(z.string()).optional(),
        }),
      ),
      documents: z.array(z.string()),
      leftOut: z.array(
        z.strictObject({
          kind: z.enum(FOLDER_LEFT_OUT_KINDS),
          name: z.string(),
          count,
          files: z.array(z.string()),
        }),
      ),
      pictures: pictures.optional(),
      redirects: redirects.optional(),
      warnings: z.array(warningShape),
    }),
    'migrate.wordpress': z.strictObject({
      site: z.strictObject({ title: z.string(), url: z.string() }),
      found: z.record(z.enum(FOUND_KINDS), count),
      leftOut: z.array(
        z.strictObject({
          kind: z.enum(LEFT_OUT_KINDS),
          name: z.string(),
          count,
          pages: z.array(z.string()),
        }),
      ),
      pictures: pictures.optional(),
      suggestedMap: z
        .record(
          z.string(),
          z.strictObject({
            as: z.enum(MAPPED_COLLECTIONS),
            scale: z.number().optional(),
            fields: z.record(z.string(), z.array(z.string())).optional(),
            taxonomies: z.record(z.string(), z.string()).optional(),
          }),
        )
        .optional(),
      records: z
        .array(
          z.strictObject({
            collection: z.enum(['authors', ...MAPPED_COLLECTIONS]),
            ...{ created: count, updated: count, unchanged: count, rejected: count },
            ...{ waiting: count, kept: count },
            errors: z.array(z.string()),
          }),
        )
        .optional(),
      redirects: redirects.optional(),
      menus: z.strictObject({ header: count, footer: count }).optional(),
      needsAddress: z.boolean().optional(),
    }),
  };
}
