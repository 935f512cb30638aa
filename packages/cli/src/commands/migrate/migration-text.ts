import { counted, type LeftOutEntry, type MigratedRecords, type Migration } from '@croupier/core';

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
  { site, found, leftOut, records, redirects, menus }: Migration,
  { isChanged }: { isChanged: boolean },
): string[] {
  const kinds = Object.entries(found).filter(([, count]) => count > 0);
  const lines = [
    `${site.title || 'A site'} (${site.url})`,
    `Found: ${kinds.map(([kind, count]) => `${count} ${kind}`).join(', ') || 'nothing'}.`,
    ...(records ?? []).flatMap(recordLines),
  ];
  if (redirects !== undefined)
    lines.push(
      `redirects: ${countsOf({ created: redirects.created, unchanged: redirects.unchanged, rejected: redirects.rejected })}`,
    );
  if (menus !== undefined && menus.header + menus.footer > 0)
    lines.push(
      `menus: ${counted(menus.header, 'item')} in the header, ${counted(menus.footer, 'item')} in the footer`,
    );
  if (records !== undefined && !isChanged) lines.push('Nothing changed: all of it is here already.');
  return [...lines, ...leftOutLines(leftOut)];
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
