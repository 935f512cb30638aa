import { counted, type LeftOutEntry, type MigratedRecords, type Migration } from '@croupier/core';
import type { TakenPictures } from './take-pictures.js';

/** How many names of a kind are told; `--json` has them all. */
const MAX_NAMES = 10;

const KINDS: Readonly<Record<LeftOutEntry['kind'], string>> = {
  type: 'Types of records that nothing is made of',
  status: 'Records that are left out by their status',
  taxonomy: 'Taxonomies that are left out',
  field: 'Custom fields that are left out',
  shortcode: 'Shortcodes that are not known: editors see a note where each stood',
  block: 'Blocks that are not known: editors see a note where each stood',
  element: 'Elements that no article has',
  comments: 'Comments, which are left out',
  text: 'Texts that are too long',
  'menu item': 'Items of menus that lead to nothing',
};

/** What a migration came to, line by line. */
export function migrationLines(
  { site, found, leftOut, records, redirects, menus, pictures = [], needsAddress = false }: Migration,
  { isChanged }: { isChanged: boolean },
): string[] {
  const kinds = Object.entries(found).filter(([, count]) => count > 0);
  const lines = [
    `${site.title || 'A site'} (${site.url})`,
    `Found: ${kinds.map(([kind, count]) => counted(count, singularOf(kind), kind)).join(', ') || 'nothing'}.`,
    ...(records ?? []).flatMap(recordLines),
  ];
  if (pictures.length > 0)
    lines.push(
      `${counted(pictures.length, 'picture')} to take: --uploads names a copy of the folder wp-content/uploads, --fetch asks the old site.`,
    );
  if (redirects !== undefined)
    lines.push(
      `redirects: ${countsOf({ created: redirects.created, unchanged: redirects.unchanged, rejected: redirects.rejected })}`,
    );
  if (menus !== undefined && menus.header + menus.footer > 0)
    lines.push(
      `menus: ${counted(menus.header, 'item')} in the header, ${counted(menus.footer, 'item')} in the footer`,
    );
  if (records !== undefined && !isChanged) lines.push('Nothing changed: all of it is here already.');
  return [...lines, ...leftOutLines(leftOut), ...(needsAddress ? addressLines(site.url) : [])];
}

function addressLines(oldAddress: string): string[] {
  if (!/^https?:/.test(oldAddress) || !URL.canParse(oldAddress)) return [];
  const { origin } = new URL(oldAddress);
  return [
    `Once ${origin} leads here: croupier settings set --site-base-url ${origin}; until its address is set, a site has no feed.`,
  ];
}

/** What came of the pictures of the old site. */
export function pictureLines({ taken, missing, rejected }: TakenPictures): string[] {
  const more = missing.length - MAX_NAMES;
  return [
    `pictures: ${countsOf({ taken, missing: missing.length, rejected: rejected.length })}`,
    ...missing.slice(0, MAX_NAMES).map((address) => `  not there: ${address}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
    ...rejected.slice(0, MAX_NAMES).map(({ address, message }) => `  ${address}: ${message}`),
  ];
}

function recordLines(told: MigratedRecords): string[] {
  const { collection, created, updated, unchanged, rejected, waiting, kept, errors } = told;
  return [
    `${collection}: ${countsOf({ created, updated, unchanged, rejected, 'to be decided': waiting, 'with edits that stay': kept })}`,
    ...errors.map((error) => `  ${error}`),
    ...(waiting > 0 ? ['  croupier sources list names the source; croupier sources decide decides.'] : []),
  ];
}

function countsOf(counts: Readonly<Record<string, number>>): string {
  const told = Object.entries(counts).filter(([, count]) => count > 0);
  return told.map(([word, count]) => `${count} ${word}`).join(', ') || 'nothing new';
}

function leftOutLines(leftOut: readonly LeftOutEntry[]): string[] {
  return Object.entries(KINDS).flatMap(([kind, words]) => {
    const entries = leftOut.filter((entry) => entry.kind === kind);
    if (entries.length === 0) return [];
    const more = entries.length - MAX_NAMES;
    return [
      `${words}:`,
      ...entries.slice(0, MAX_NAMES).map(({ name, count, pages: [page] }) => {
        return `  ${name} (${count})${page === undefined || page === '' ? '' : `, as on ${page}`}`;
      }),
      ...(more > 0 ? [`  and ${more} more`] : []),
    ];
  });
}

/** One of a kind that an export has. */
function singularOf(kind: string): string {
  return kind === 'categories' ? 'category' : kind.replace(kind === 'bonuses' ? /es$/ : /s$/, '');
}
