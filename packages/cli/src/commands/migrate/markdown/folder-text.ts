import { counted, type OperationResult } from '@croupier/core';

/** How many names of a kind are told; `--json` has them all. */
const MAX_NAMES = 10;

type Folder = OperationResult<'migrate.markdown'>;

const KINDS: Readonly<Record<Folder['leftOut'][number]['kind'], string>> = {
  file: 'Files that nothing is made of',
  text: 'Files that cannot be read',
  field: 'Fields above texts that are left out',
  shortcode: 'Shortcodes that are not known: editors see a note where each stood',
  component: 'Components: editors see a note where each stood',
};

/** What became of a folder, line by line. */
export function folderLines(
  { records, documents, leftOut, redirects, pictures = [] }: Folder,
  { isChanged }: { isChanged: boolean },
): string[] {
  return [
    ...records.flatMap(
      ({ collection, errors = [], waiting = 0, kept = 0, rejected = 0, created, updated, unchanged }) => [
        `${collection}: ${countsOf({ created, updated, unchanged, rejected, 'to be decided': waiting, 'with edits that stay': kept })}`,
        ...errors.map((error) => `  ${error}`),
        ...(waiting > 0
          ? ['  croupier sources list names the source; croupier sources decide decides.']
          : []),
      ],
    ),
    ...(documents.length > 0
      ? [`${counted(documents.length, 'document')} changed: ${documents.join(', ')}`]
      : []),
    ...(redirects === undefined ? [] : [`redirects: ${countsOf(redirects)}`]),
    ...(pictures.length > 0
      ? [
          `${counted(pictures.length, 'picture')} of the texts ${pictures.length === 1 ? 'is' : 'are'} not in the library.`,
        ]
      : []),
    ...(isChanged ? [] : ['Nothing changed: all of it is here already.']),
    ...Object.entries(KINDS).flatMap(([kind, words]) => {
      const entries = leftOut.filter((entry) => entry.kind === kind);
      if (entries.length === 0) return [];
      const more = entries.length - MAX_NAMES;
      return [
        `${words}:`,
        ...entries
          .slice(0, MAX_NAMES)
          .map(
            ({ name, count, files: [file] }) =>
              `  ${name} (${count})${file === undefined ? '' : `, as in ${file}`}`,
          ),
        ...(more > 0 ? [`  and ${more} more`] : []),
      ];
    }),
  ];
}

function countsOf(counts: Readonly<Record<string, number>>): string {
  const told = Object.entries(counts).filter(([, count]) => count > 0);
  return told.map(([word, count]) => `${count} ${word}`).join(', ') || 'nothing new';
}
