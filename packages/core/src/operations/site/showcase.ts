import * as z from 'zod';
import { showcase } from '../../model/documents/showcase.js';
import { requireValid } from '../../model/require-valid.js';
import { withWarnings } from '../../warning.js';
import { change, question } from '../define/operation.js';
import { collectDeceptiveLinks, deceptiveAuthorLinks } from '../records/deceptive-links.js';
import { documentHash } from '../records/require-unchanged.js';

/** The figures, badges, charts and lessons of pages, and the hash that a later change may expect. */
export const showcaseShow = question({
  name: 'showcase.show',
  summary: 'Show the figures, badges, charts and lessons of the pages',
  permission: 'see all content',
  exposure: { screen: '/admin/homepage' },
  input: () => z.strictObject({}),
  run({ content, store }) {
    const showcase = content.showcase.get();
    return { showcase, hash: documentHash(store.storage.digest, showcase) };
  },
});

/** Replaces the given parts of the showcase: `footer`, `home`, `blog`, `games`, `guides`. Problem: `invalid`. */
export const showcaseEdit = change({
  name: 'showcase.edit',
  summary: 'Replace the figures, badges, charts and lessons of some pages',
  permission: 'edit homepage',
  exposure: { screen: '/admin/homepage' },
  input: () => z.strictObject({ changes: z.record(z.string(), z.unknown()) }),
  run({ content }, { changes }) {
    const next = requireValid(showcase.check({ ...content.showcase.get(), ...changes }));
    content.showcase.set(next);
    const links = collectDeceptiveLinks();
    if (changes.authors !== undefined) links.addAll(deceptiveAuthorLinks(next));
    return withWarnings({ records: [next] }, links.warnings());
  },
});
