import type { ImportSummary } from '@croupier/core';
import { casinoFields } from '@croupier/core/forms';
import { adminImportLabels as labels } from '@croupier/core/messages';
import { Notice } from '@croupier/ui/admin';
import { columnOf, titleOf } from './field-titles.js';

/** What an import assumes, or assumed: what rows left out, what visitors do not see, what has no link. */
export function ImportNotes({ inactive, withoutVisitUrl = 0, defaults, source }: ImportSummary) {
  const notes = [
    ...(source === undefined ? [] : labels.ofSource(source)),
    ...(inactive === 0 ? [] : [labels.inactive(inactive)]),
    ...(withoutVisitUrl === 0 ? [] : [labels.withoutVisitUrl(withoutVisitUrl)]),
    ...Object.entries(defaults).map(([column, count]) => labels.defaults(count, titleOfColumn(column))),
  ];
  if (notes.length === 0) return null;
  return (
    <ul>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

/** What there is to know of an import that is, or can be, made all the same. */
export function ImportWarnings({ warnings }: Pick<ImportSummary, 'warnings'>) {
  if (warnings.length === 0) return null;
  return (
    <Notice>
      <ul>
        {warnings.map(({ message }) => (
          <li key={message} dir="auto">
            {message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function titleOfColumn(column: string): string {
  const field = casinoFields.find((one) => columnOf(one) === column);
  return field === undefined ? column : titleOf(field);
}
