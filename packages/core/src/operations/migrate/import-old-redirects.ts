import type { OldRedirect } from '../../wordpress/addresses/old-redirects.js';
import type { ChangeContext } from '../define/operation.js';
import { redirectsImport } from '../redirects/redirects-transfer.js';
import { asPart } from './as-part.js';
import { textOf } from './import-rows-of-site.js';
import type { Migration } from './migrate-wordpress.js';

/** Redirects that are there already stay as people have them. */
export async function importOldRedirects(
  context: ChangeContext,
  redirects: Iterable<OldRedirect>,
): Promise<NonNullable<Migration['redirects']>> {
  const input = redirectsImport.input.parse({
    source: textOf(redirects),
    format: 'ndjson',
    onConflict: 'skip',
    skipInvalid: true,
  });
  const { created, skipped, rejected } = await redirectsImport.run(
    asPart(context),
    input as never,
    undefined,
  );
  return { created, unchanged: skipped, rejected };
}
