import type { ProblemEntry } from './entry.js';

type NamedValue = { name: string; fault: string; value: string };

/** Problems of conditions that select records, and of changes by items and numbers. */
export const selectionProblems = {
  'where.unreadable': {
    code: 'usage',
    text: ({ condition }: { condition: string }) => `'${condition}' is not a condition`,
    hint: () =>
      'A condition is a field, an operator and a value: rating<5. Operators are = != < <= > >= ~ !~; conditions are joined by and, or, not and brackets.',
  },
  'where.open-bracket': {
    code: 'usage',
    text: ({ condition }: { condition: string }) => `A bracket of '${condition}' is not closed`,
    hint: () => 'A value that has brackets of its own stands in quotes: name="Fox (UK".',
  },
  'where.too-deep': {
    code: 'usage',
    text: ({ depth }: { depth: number }) => `More than ${depth} brackets stand in one another`,
  },
  'where.other-kind': {
    code: 'usage',
    text: ({ title, other }: { title: string; other: string }) =>
      `${title} and ${other} cannot be compared: both must be numbers, dates or neither`,
  },
  'where.unknown-field': {
    code: 'usage',
    text: ({ plural, name }: { plural: string; name: string; suggestion: string | undefined }) =>
      `No field or filter of ${plural} is called '${name}'`,
  },
  'where.private-field': {
    code: 'usage',
    text: ({ plural, name }: { plural: string; name: string }) =>
      `Visitors do not see '${name}' of ${plural}, so no list for them can ask for it`,
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
  'sort.unknown-key': {
    code: 'usage',
    text: ({
      plural,
      word,
    }: {
      plural: string;
      word: string;
      keys: string[];
      suggestion: string | undefined;
    }) => `There is no order of ${plural} called '${word}'`,
    hint: ({ keys }: { keys: string[] }) => `Sort by any of ${keys.join(', ')}; - before one turns it round.`,
  },
  'list.not-a-list': {
    code: 'usage',
    text: ({ title, name }: { title: string; name: string }) => `${title} has no list called '${name}'`,
  },
  'number.not-a-number': {
    code: 'usage',
    text: ({ title, name }: { title: string; name: string }) => `${title} has no number called '${name}'`,
  },
  'number.none': {
    code: 'invalid',
    text: ({ field, record }: { field: string; record: string }) =>
      `${field} of ${record} is empty, so nothing can be added to it`,
    hint: () => 'Set it, or leave out those without one by a condition such as "rating!=".',
  },
  'number.out-of-range': {
    code: 'invalid',
    text: ({ fault }: { fault: string; record: string; sum: number }) => fault,
    hint: ({ record, sum }: { record: string; sum: number }) =>
      `${record} would have ${sum}. Leave it out by a condition, or add less.`,
  },
} as const satisfies Record<string, ProblemEntry>;
