import { countryName, type FieldDescription } from '@croupier/core/forms';
import { choiceLabel, recordDiffLabels } from '@croupier/core/messages';
import { localMinuteOf } from '../fields/DateField/local-time.js';

/** A value as readers of the form know it; '' where there is none. */
export function fieldText({ kind }: Pick<FieldDescription, 'kind'>, value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  if (kind === 'flag') return value === true ? recordDiffLabels.yes : recordDiffLabels.no;
  if (kind === 'timestamp') return localMinuteOf(String(value)).replace('T', ' ');
  if (kind === 'country') return countryName(String(value));
  if (Array.isArray(value)) {
    return value
      .map((item) => (kind === 'country-list' ? countryName(String(item)) : wordsOf(item)))
      .join(', ');
  }
  if (kind === 'choice') return choiceLabel(String(value));
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value).startsWith('data:') ? recordDiffLabels.picture : String(value);
}

/** An item of a list in words: a text, or the values of its fields. */
function wordsOf(item: unknown): string {
  if (typeof item !== 'object' || item === null) return String(item);
  return Object.values(item)
    .map(wordsOf)
    .filter((words) => words !== '')
    .join(' · ');
}
