import type { FieldDescription } from '@croupier/core/forms';
import { isNumberInput } from '@croupier/core/forms';
import { adminListLabels, choiceLabel } from '@croupier/core/messages';

/** How the value of a field is compared. */
export type Comparison = keyof typeof adminListLabels.comparisons;

/** A filter as people choose it: a field, how it is compared, and with what. */
export interface FieldFilter {
  field: FieldDescription;
  comparison: Comparison;
  /** What it is compared with, as text; '' where the comparison needs nothing. */
  value: string;
}

const TEXT: readonly Comparison[] = ['contains', 'lacks', 'is', 'isNot'];
const EMPTY: readonly Comparison[] = ['empty', 'filled'];
const WITHOUT_VALUE: readonly Comparison[] = ['yes', 'no', ...EMPTY];
const IN_DAYS: readonly Comparison[] = ['withinDays', 'olderThanDays'];

/** How the values of a field can be compared; the first is the usual one. */
export function comparisonsOf(field: FieldDescription): readonly Comparison[] {
  if (field.kind === 'flag') return ['yes', 'no'];
  if (field.kind.endsWith('-list')) return ['has', 'hasNot', 'contains', 'lacks', ...EMPTY];
  if (isNumberInput(field)) return ['atLeast', 'atMost', 'is', 'isNot', ...EMPTY];
  if (field.kind === 'date' || field.kind === 'timestamp')
    return ['withinDays', 'olderThanDays', 'before', 'on', 'after', ...EMPTY];
  if (field.kind === 'choice') return ['is', 'isNot', ...EMPTY];
  return [...TEXT, ...EMPTY];
}

/** Whether a comparison needs a value. */
export function needsValue(comparison: Comparison): boolean {
  return !WITHOUT_VALUE.includes(comparison);
}

/** Whether a comparison counts days back from today. */
export function countsDays(comparison: Comparison): boolean {
  return IN_DAYS.includes(comparison);
}

const OPERATORS: Readonly<Record<Comparison, readonly [operator: string, value?: string]>> = {
  contains: ['~'],
  lacks: ['!~'],
  is: ['='],
  isNot: ['!='],
  has: ['='],
  hasNot: ['!='],
  atLeast: ['>='],
  atMost: ['<='],
  before: ['<'],
  on: ['='],
  after: ['>'],
  withinDays: ['>='],
  olderThanDays: ['<'],
  yes: ['=', 'true'],
  no: ['=', 'false'],
  empty: ['=', ''],
  filled: ['!=', ''],
};

/** A filter as a condition of the operation, such as `rating>=8`. */
export function conditionOf({ field, comparison, value }: FieldFilter): string {
  const [operator, fixed] = OPERATORS[comparison];
  const start = `${field.path}${operator}`;
  if (fixed !== undefined) return start + fixed;
  const compared = value.trim();
  if (countsDays(comparison)) return `${start}today-${compared}d`;
  // Bare text may end where another condition seems to begin.
  return start + (/^[\w-]+$/.test(compared) ? compared : `"${compared.replaceAll('"', '""')}"`);
}

const CONDITION = /^([A-Za-z][\w.-]*)(!=|<=|>=|!~|=|<|>|~)("(?:[^"]|"")*"|[\w-]*)$/;

/** The filter that a condition was made of; undefined where people wrote it. */
export function filterOf(condition: string, fields: readonly FieldDescription[]): FieldFilter | undefined {
  const [, path, operator, written = ''] = CONDITION.exec(condition) ?? [];
  const field = fields.find((one) => one.path === path);
  if (field === undefined) return undefined;
  const text = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;
  const days = /^today-(\d+)d$/.exec(written)?.[1];
  const comparison = comparisonsOf(field).find((one) => {
    const [of, fixed] = OPERATORS[one];
    return (
      of === operator &&
      (fixed === undefined ? text !== '' && countsDays(one) === (days !== undefined) : fixed === text)
    );
  });
  if (comparison === undefined) return undefined;
  return { field, comparison, value: needsValue(comparison) ? (days ?? text) : '' };
}

/** A condition in words; as it was written where people wrote it. */
export function conditionText(condition: string, fields: readonly FieldDescription[]): string {
  const filter = filterOf(condition, fields);
  if (filter === undefined) return condition;
  const { field, comparison, value } = filter;
  if (comparison === 'withinDays' || comparison === 'olderThanDays')
    return adminListLabels[comparison](field.title, value);
  const shown = field.kind === 'choice' && needsValue(comparison) ? choiceLabel(value) : value;
  return adminListLabels.filter(field.title, adminListLabels.comparisons[comparison], shown);
}
