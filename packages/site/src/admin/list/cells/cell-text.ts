import { countryName, type FieldDescription } from '@croupier/core/forms';
import { choiceLabel, recordDiffLabels } from '@croupier/core/messages';
import { localMinuteOf, momentOf, type SelectOption } from '@croupier/ui/admin';

/** The kinds whose values one line of text says whole. */
const IN_ONE_LINE = [
  ...[
    'text',
    'money',
    'slug',
    'web-address',
    'path-or-web-address',
    'redirect-target',
    'email',
    'color',
    'country',
    'date',
  ],
  ...['timestamp', 'number', 'decimal', 'score', 'stars', 'choice', 'flag', 'text-list', 'country-list'],
];

/** Whether a field is edited in the cells of a list. */
export function isCellField({ kind, isSystem }: FieldDescription): boolean {
  return isSystem !== true && IN_ONE_LINE.includes(kind);
}

/** A value as text that the core reads back; items of a list stand between commas, or bars where one has a comma. */
export function cellText({ kind }: FieldDescription, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (kind === 'timestamp') return localMinuteOf(String(value));
  if (kind === 'country') return countryName(String(value));
  if (!Array.isArray(value)) return String(value);
  const items = value.map((item) => (kind === 'country-list' ? countryName(String(item)) : String(item)));
  if (!items.some((item) => item.includes(','))) return items.join(', ');
  return items.length === 1 ? `${items[0]}|` : items.join(' | ');
}

/** The text of a cell that was typed or pasted, in the words of the core where the screen has others. */
export function readCellText(field: FieldDescription, text: string): string {
  const typed = text.trim();
  if (field.kind === 'flag')
    return [recordDiffLabels.yes, 'true', '1'].some((yes) => isSameWord(yes, typed)) ? 'true' : 'false';
  if (field.kind === 'choice')
    return field.choices.find((choice) => isSameWord(choiceLabel(choice), typed)) ?? typed;
  if (field.kind === 'timestamp') return momentOf(typed);
  return typed;
}

/** The values of a cell to choose from; undefined where text is typed. */
export function cellOptions(field: FieldDescription): readonly SelectOption[] | undefined {
  if (field.kind === 'flag')
    return [
      { value: 'true', label: recordDiffLabels.yes },
      { value: 'false', label: recordDiffLabels.no },
    ];
  if (field.kind !== 'choice') return undefined;
  const options = field.choices.map((value) => ({ value, label: choiceLabel(value) }));
  return field.presence === 'required' ? options : [{ value: '', label: '–' }, ...options];
}

function isSameWord(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
