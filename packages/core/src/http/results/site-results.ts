import * as z from 'zod';
import { documents } from '../../model/collections.js';
import { homepageSection } from '../../model/documents/homepage.js';
import { homepageContent } from '../../model/documents/homepage-content.js';
import { siteSettings } from '../../model/documents/settings.js';
import { changedRecords, changeResults, count, listOf, warningShape } from './result-parts.js';

/** The results of operations on the site as a whole. */
export function siteResults() {
  const { styles, media, showcase, community } = documents;
  const faults = z.array(z.strictObject({ message: z.string(), line: count, column: count }));
  const stylesShape = styles.schema as unknown as z.ZodObject<{
    versions: z.ZodDefault<z.ZodArray<z.ZodType>>;
  }>;
  const { versions } = stylesShape.shape;
  const file = (
    media.schema as unknown as z.ZodObject<{ files: z.ZodDefault<z.ZodArray<z.ZodObject>> }>
  ).shape.files.unwrap().element;
  const url = z.string();
  const snippets = z.record(z.string(), z.string());
  const warnings = z.array(warningShape);
  return {
    'homepage.show': z.strictObject({
      content: homepageContent.schema,
      sections: z.array(homepageSection.schema),
      hash: z.string(),
    }),
    'homepage.edit': changedRecords(homepageContent.schema),
    'homepage.sections.list': listOf(homepageSection.schema),
    ...changeResults('homepage.sections', ['enable', 'disable', 'move'], homepageSection.schema),
    'homepage.sections.edit': changedRecords(homepageSection.schema).extend({
      content: homepageContent.schema.optional(),
    }),
    'preview.show': z.strictObject({
      resolution: z.discriminatedUnion('kind', [
        z.strictObject({
          kind: z.literal('page'),
          route: z.strictObject({ kind: z.string(), slug: z.string().optional() }),
        }),
        z.strictObject({ kind: z.literal('moved'), to: z.string(), permanent: z.boolean() }),
        z.strictObject({ kind: z.literal('gone') }),
        z.strictObject({ kind: z.literal('missing') }),
      ]),
      view: z.looseObject({}).optional().describe('What the page shows; it differs from page to page'),
      css: z.string(),
    }),
    'settings.list': z.strictObject({ settings: siteSettings.schema, hash: z.string() }),
    'settings.get': z.strictObject({
      settings: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    }),
    ...changeResults('settings', ['set', 'reset'], siteSettings.schema),
    'media.list': listOf(
      file.extend({
        url,
        usedBy: z.array(
          z.strictObject({
            in: z.string(),
            id: z.string().optional(),
            field: z.string(),
            title: z.string(),
          }),
        ),
      }),
    ),
    'media.add': changedRecords(file.extend({ url })),
    'media.fetch': changedRecords(file.extend({ url })),
    'migrate.pictures': z.strictObject({
      records: z.array(file.extend({ url })),
      rejected: z.array(z.strictObject({ address: z.string(), message: z.string() })),
    }),
    'media.replace': changedRecords(file.extend({ url })),
    'media.edit': changedRecords(file),
    'media.delete': changedRecords(file),
    'styles.show': stylesShape.extend({ versions: count, faults }),
    'styles.history': listOf(versions.unwrap().element),
    ...changeResults('styles', ['set', 'enable', 'disable', 'reset', 'revert'], styles.schema),
    'styles.draft': z.strictObject({ records: z.array(styles.schema), faults, overruled: faults }),
    'showcase.show': z.strictObject({ showcase: showcase.schema, hash: z.string() }),
    'community.show': community.schema,
    'showcase.edit': changedRecords(showcase.schema),
    'sitemap.show': z.strictObject({
      urls: count,
      parts: count,
      baseUrl: z.string(),
      fileName: z.string(),
    }),
    'embed.show': z.union([
      z.strictObject({ slug: z.string(), name: z.string(), snippets, warnings }),
      z.strictObject({ casinos: z.array(z.string()), snippets, warnings }),
    ]),
  };
}
