import { messages } from '../messages.js';
import { type Redirect, redirect } from '../model/redirect.js';
import { Problem } from '../problem.js';
import type { Loop } from '../urls/redirect-check.js';
import { exportOperations } from './export.js';
import { importOperation } from './import.js';
import { importInput } from './import-input.js';
import type { ImportShelf } from './import-match.js';
import type { ChangeContext } from './operation.js';
import { inOrder, insistOnSoundness, laidBare, overtaken, stateBefore } from './redirect-rules.js';
import { weeded } from './redirect-weeding.js';
import { completed, keptSource, redirectQuery, redirectsFor } from './redirects.js';

const { redirect: say } = messages;

const TEMPLATE = [
  ...['source', 'target', 'match', 'enabled', 'permanent', 'preserveQuery', 'appendRemainder', 'regex'],
];

/**
 * Redirects from a file; one is known by source and match. They come behind those that are there, in the order of their
 * rows; when all are read they are looked at together, and a row that closes a loop is refused.
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
  const updated = new Map<string, Redirect>();
  let remaining: readonly Loop[] = [];
  let last = inOrder(redirects.all()).at(-1)?.order ?? 0;
  return {
    named: redirects.get,
    all: redirects.all,
    admit(values) {
      values[ORDER] ??= last + 1;
      const checked = redirect.assemble(values.map((value, place) => value ?? STAMPS.get(place)));
      if ('issues' in checked) throw new Problem('invalid', '', { issues: checked.issues });
      insistOnSoundness(checked.value);
      last = Math.max(last, checked.value.order);
      const made = redirects.admit(values);
      changed.add(made.id);
      return made;
    },
    update(held, changes) {
      const given = Object.entries(changes).filter(([, value]) => value != null);
      insistOnSoundness({ ...held, ...Object.fromEntries(given) });
      const after = redirects.update(held.id, changes);
      if (after === held) return held;
      changed.add(held.id);
      updated.set(held.id, held);
      return after;
    },
    weed(rowOf) {
      const takeBack = ({ id }: Pick<Redirect, 'id'>) => {
        const held = updated.get(id);
        if (held === undefined) redirects.remove(id);
        else redirects.put(held);
        changed.delete(id);
      };
      const { out, loops } = weeded(content, changed, { rowOf, takeBack });
      remaining = loops;
      return out;
    },
    close: () => [...overtaken(content, changed), ...laidBare(remaining, before)],
  };
}

function fieldsIn(values: readonly unknown[]): Parameters<typeof completed>[0] {
  return Object.fromEntries(redirect.leaves.map(({ column }, place) => [column, values[place]]));
}

function placeOf(name: string): number {
  return redirect.leaves.findIndex(({ column }) => column === name);
}
