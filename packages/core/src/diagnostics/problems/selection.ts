import type { ProblemEntry } from './entry.js';

type NamedValue = { name: string; fault: string; value: string };

/** Problems of conditions that select records, and of list items. */
export const selectionProblems = {
  'where.unreadable': {
    code: 'usage',
    text: ({ condition }: { condition: string }) => `'${condition}' is not a condition`,
    hint: () =>
      'A condition is a field, an operator and a value: rating<5. Operators are = != < <= > >= ~ !~.',
  },
  'where.unknown-field': {
    code: 'usage',
    text: ({ plural, name }: { plural: string; name: string; suggestion: string | undefined }) =>
      `No field or filter of ${plural} is called '${name}'`,
  },
  'where.filter-operator': {
    code: 'usage',
    text: ({ name, operator }: { name: string; operator: string }) =>
      `'${name}' is a filter of the list: it takes = and !=, not ${operator}`,
  },
  'where.not-ordered': {
    code: 'usage',
    text: ({ title, operator }: { title: string; operator: string }) =>
      `${title} is neither a number nor a date, so ${operator} compares nothing`,
  },
  'where.invalid-value': {
    code: 'usage',
    text: ({ name, fault, value }: NamedValue) => `${name} ${fault}, not '${value}'`,
  },
  'list.not-a-list': {
    code: 'usage',
    text: ({ title, name }: { title: string; name: string }) => `${title} has no list called '${name}'`,
  },
} as const satisfies Record<string, ProblemEntry>;
