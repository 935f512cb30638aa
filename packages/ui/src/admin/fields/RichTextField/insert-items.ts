import type { Command } from 'prosemirror-state';
import type { FormWords } from '../../form-labels.js';
import type { RecordBlockName } from './document/content-block.js';
import { insertLine } from './document/editor-commands.js';
import { insertTable } from './document/table-commands.js';
import { insertTextBlock, type TextBlockName } from './document/text-blocks.js';
import type { RecordKind } from './editor-props.js';

/** What is asked before something is put into the text. */
type InsertQuestion =
  | { what: 'block'; name: RecordBlockName }
  | { what: 'record-link' | 'link' | 'image' | 'video' };

/** Something that can be put into the text: at once, or after a question. */
export interface InsertItem {
  label: string;
  does: Command | InsertQuestion;
}

/** What a block shows: the kind of its records, and how many. */
export const BLOCK_RECORDS: Readonly<
  Record<RecordBlockName, { kind: RecordKind; min: number; max: number }>
> = {
  'casino-card': { kind: 'casino', min: 1, max: 1 },
  bonus: { kind: 'bonus', min: 1, max: 1 },
  toplist: { kind: 'toplist', min: 1, max: 1 },
  comparison: { kind: 'casino', min: 2, max: 4 },
  games: { kind: 'game', min: 1, max: 4 },
};

/** What records a link can lead to. */
export const LINKED_RECORDS: readonly RecordKind[] = ['casino', 'bonus', 'toplist', 'page'];

/** Everything that can be put into a text; blocks and links of records only where the app finds records. */
export function insertItems(hasRecords: boolean, labels: FormWords['editor']): InsertItem[] {
  const blocks = Object.keys(BLOCK_RECORDS) as RecordBlockName[];
  return [
    ...(hasRecords
      ? [
          ...blocks.map(
            (name): InsertItem => ({
              label: labels.blockNames[name],
              does: { what: 'block', name },
            }),
          ),
          { label: labels.recordLink, does: { what: 'record-link' } } satisfies InsertItem,
        ]
      : []),
    { label: labels.link, does: { what: 'link' } },
    { label: labels.image, does: { what: 'image' } },
    { label: labels.blockNames.video, does: { what: 'video' } },
    { label: labels.table, does: insertTable },
    ...(Object.keys(labels.textBlocks) as TextBlockName[]).map((name) => ({
      label: labels.textBlocks[name],
      does: insertTextBlock(name, labels.words),
    })),
    { label: labels.line, does: insertLine },
  ];
}
