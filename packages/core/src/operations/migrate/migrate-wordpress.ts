import * as z from 'zod';
import type { LeftOutEntry } from '../../wordpress/records/inventory.js';
import type { FOUND_KINDS } from '../../wordpress/records/inventory-kinds.js';
import { MAPPED_COLLECTIONS, type TypeMap } from '../../wordpress/records/type-map.js';
import { change } from '../define/operation.js';
import { importInput } from '../transfer/import-input.js';
import type { MigratedRecords } from './migrated-records.js';

/** A picture of the old site. */
export interface OldPictureFile {
  /** Where it is in whole. */
  address: string;
  /** The file that the old site has for sure, which may be a smaller size. */
  file: string;
  /** What it is said to show. */
  alt: string;
}

/** What a migration came to. */
export interface Migration {
  site: { title: string; url: string };
  /** How much of each kind the export has. */
  found: Record<(typeof FOUND_KINDS)[number], number>;
  /** What stays behind, by name. */
  leftOut: LeftOutEntry[];
  /** Of a plan: the pictures of the old site that the library lacks. */
  pictures?: OldPictureFile[];
  /** Of a plan: what the types that nothing is made of could become. */
  suggestedMap?: TypeMap;
  /** Lacking for a plan. */
  records?: MigratedRecords[];
  redirects?: { created: number; unchanged: number; rejected: number };
  menus?: { header: number; footer: number };
  /** Whether the address of the site is still to be set, without which it has no feed. */
  needsAddress?: boolean;
}

const columnName = () => z.string().min(1).max(200);
const typeRule = () =>
  z.strictObject({
    as: z.enum(MAPPED_COLLECTIONS),
    scale: z
      .union([z.literal(5), z.literal(10)])
      .optional()
      .describe('What the highest rating is'),
    fields: z.record(columnName(), z.array(columnName()).min(1).max(20).readonly()).readonly().optional(),
    taxonomies: z.record(columnName(), columnName()).readonly().optional(),
  });

const oldTables = () =>
  z
    .record(
      columnName(),
      z.strictObject({
        rows: z
          .array(z.array(z.string().max(100_000)).max(200))
          .max(5_000)
          .readonly(),
        hasHead: z.boolean(),
        hasFoot: z.boolean(),
      }),
    )
    .readonly();
const termBase = (of: string) =>
  z
    .string()
    .trim()
    .regex(/^\.$|^[^\s?#.][^\s?#]*$/, 'must be words of a path, or . for none')
    .max(200)
    .optional()
    .describe(
      `What stands before ${of} in the addresses of the old site; . for none. Found by the links of texts if lacking`,
    );

/**
 * Moves a site of WordPress in from its export, in one change: authors, posts, pages, menus, and redirects from every old
 * address. Run again it changes nothing, and what people have edited since stays. Problems: `invalid`, `conflict`.
 */
export const migrateWordpress = change({
  name: 'migrate.wordpress',
  summary: 'Move a site of WordPress in from its export: authors, posts, pages, menus, redirects',
  permission: 'import and delete content',
  exposure: { command: 'migrate wordpress', upload: 'source' },
  isHeavy: () => true,
  input: () =>
    z.strictObject({
      source: importInput().shape.source.describe('The export, or several one after another'),
      plan: z
        .boolean()
        .default(false)
        .describe('Only says what would come, and what is not understood; reads files of any length'),
      types: z
        .record(columnName(), typeRule())
        .readonly()
        .optional()
        .describe('What the types of WordPress become, beside posts and pages'),
      categoryBase: termBase('categories'),
      tagBase: termBase('tags'),
      tables: oldTables()
        .optional()
        .describe('Tables of TablePress by their ids, which stand in for their shortcodes'),
      force: z.boolean().default(false).describe('Takes an export that is older than the last one'),
    }),
  async run(
    context,
    { source, plan, types = {}, force, categoryBase, tagBase, tables: given = {} },
  ): Promise<Migration> {
    const tables = new Map(Object.entries(given));
    if (plan) return (await import('./plan-export.js')).planExport(context, source, types, tables);
    return (await import('./apply-export.js')).applyExport(context, source, {
      ...{ types, force, tables },
      told: { category: categoryBase, post_tag: tagBase },
    });
  },
});
