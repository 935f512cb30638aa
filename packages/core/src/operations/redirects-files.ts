import { messages } from '../messages.js';
import { type Redirect, redirect } from '../model/redirect.js';
import { Problem } from '../problem.js';
import { exportOperations } from './export.js';
import { importOperation } from './import.js';
import { importInput } from './import-input.js';
import type { ImportShelf } from './import-match.js';
import type { ChangeContext } from './operation.js';
import { inOrder, insistOnSoundness, judged, stateBefore } from './redirect-rules.js';
import { completed, keptSource, redirectQuery, redirectsFor } from './redirects.js';

const { redirect: say } = messages;

const TEMPLATE = [
  ...['source', 'target', 'match', 'enabled', 'permanent', 'preserveQuery', 'appendRemainder', 'regex'],
];

/**
 * Redirects from a file; one is known by source and match. They come behind those that are there, in the order of their
 * rows; when all are read they are looked at together, and a loop refuses the file.
 */
export const redirectsImport = importOperation({
  entity: redirect,
  input: importInput,
  screen: '/admin/redirects',
  scale: 10,
  rules: () => ({
    identity: {
      by: 'words',
      columns: ['source', 'match'],
      word: (text, column) => (column === 'source' ? keptSource(text) : text.toLowerCase()),
    },
    nameless: { column: 'source', message: say.sourceRequired },
    needed: { source: say.sourceRequired, target: say.targetRequired },
    filled: [],
    defaults: { match: 'exact' },
    ignored: ['createdAt', 'updatedAt', 'position', '_row', '_errors'],
    order: TEMPLATE,
    completed: (record) => record,
  }),
  shelf,
  settle(_context, values) {
    const { source } = completed(fieldsIn(values));
    values[SOURCE] = source;
  },
  amend(_context, given, before) {
    const { source } = completed({ match: before.match, ...given });
    return source === undefined ? given : { ...given, source };
  },
  seen: { isHidden: ({ enabled }) => !enabled },
});

/** Redirects as a file, in the order in which they apply. */
export const { export: redirectsExport, template: redirectsTemplate } = exportOperations({
  entity: redirect,
  screen: '/admin/redirects',
  scale: 10,
  query: redirectQuery,
  records: ({ redirects }, query) =>
    redirectsFor(redirects.all(), query)
      .sort((a, b) => a.position - b.position)
      .map(({ position: _position, ...rule }) => rule),
  template: TEMPLATE,
});

const SOURCE = placeOf('source');
const ORDER = placeOf('order');

/** What the store fills in, for a rule that is looked at before it is kept. */
const STAMPS = new Map<unknown, unknown>([
  [placeOf('id'), '00000000-0000-7000-8000-000000000000'],
  [placeOf('createdAt'), '2000-01-01T00:00:00.000Z'],
  [placeOf('updatedAt'), '2000-01-01T00:00:00.000Z'],
]);

/** Redirects as an import sees them: each is looked at by itself at once, all of them together at the end. */
function shelf({ content }: ChangeContext): ImportShelf<Redirect> {
  const { redirects } = content;
  const before = stateBefore(content);
  const changed = new Set<string>();
  let last = inOrder(redirects.all()).at(-1)?.order ?? 0;
  const kept = (rule: Redirect): Redirect => {
    changed.add(rule.id);
    return rule;
  };
  return {
    named: redirects.get,
    all: redirects.all,
    admit(values) {
      values[ORDER] ??= last + 1;
      const checked = redirect.assemble(values.map((value, place) => value ?? STAMPS.get(place)));
      if ('issues' in checked) throw new Problem('invalid', '', { issues: checked.issues });
      insistOnSoundness(checked.value);
      last = Math.max(last, checked.value.order);
      return kept(redirects.admit(values));
    },
    update(held, changes) {
      const given = Object.entries(changes).filter(([, value]) => value != null);
      insistOnSoundness({ ...held, ...Object.fromEntries(given) });
      return kept(redirects.update(held.id, changes));
    },
    close: () => judged(content, changed, before),
  };
}

function fieldsIn(values: readonly unknown[]): Parameters<typeof completed>[0] {
  return Object.fromEntries(redirect.leaves.map(({ column }, place) => [column, values[place]]));
}

function placeOf(name: string): number {
  return redirect.leaves.findIndex(({ column }) => column === name);
}
