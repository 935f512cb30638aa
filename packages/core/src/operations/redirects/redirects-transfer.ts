import { messages } from '../../messages.js';
import { systemFields } from '../../model/entity.js';
import { type Redirect, redirect } from '../../model/redirect.js';
import { requireValid } from '../../model/require-valid.js';
import type { RedirectLoop } from '../../urls/redirects/check-redirects.js';
import type { ChangeContext } from '../define/operation.js';
import { exportOperations } from '../transfer/export.js';
import { importOperation } from '../transfer/import.js';
import { importInput } from '../transfer/import-input.js';
import type { ImportTarget } from '../transfer/rows/row-matching.js';
import { readForeign } from './dialects/read-foreign.js';
import { refuseForeignRedirects } from './foreign-redirects.js';
import {
  loopBaseline,
  newLoopWarningsIn,
  requireValidRule,
  rulesInOrder,
  shadowWarnings,
} from './redirect-loops.js';
import { redirectedPageWarnings } from './redirected-page-warnings.js';
import { deriveRedirectFields, normalizeSource, redirectQuery } from './redirects.js';
import { rollbackLoopingRows } from './rollback-rows.js';

const { redirect: texts } = messages;

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
      word: (text, column) => (column === 'source' ? normalizeSource(text) : text.toLowerCase()),
    },
    missingIdentity: { column: 'source', message: texts.sourceRequired },
    requiredColumns: { source: texts.sourceRequired, target: texts.targetRequired },
    defaults: { match: 'exact' },
    ignored: ['position'],
    order: TEMPLATE,
    refuseForeign: refuseForeignRedirects,
  }),
  target: redirectTarget,
  readForeign,
  derive: deriveRedirectFields,
  derivedFields: ['source', 'match', 'regex'],
  counters: { isHidden: ({ enabled }) => !enabled },
});

/** Redirects as a file, in the order in which they apply. */
export const { export: redirectsExport, template: redirectsTemplate } = exportOperations({
  entity: redirect,
  screen: '/admin/redirects',
  scale: 10,
  query: redirectQuery.query,
  records({ redirects }, query) {
    const { passes, compare } = redirectQuery.selection(query);
    const rules = rulesInOrder([...redirects.all()].filter(passes));
    return compare === undefined ? rules : rules.toSorted(compare);
  },
  template: TEMPLATE,
});

const ORDER = fieldIndex('order');

/** What the store fills in, for a rule that is checked before it is stored, by the index of the field. */
const PLACEHOLDERS = new Map(
  systemFields(redirect).map(({ column, field }) => [fieldIndex(column), field.system.placeholder]),
);

/** Redirects as an import sees them: each is looked at by itself at once, all of them together at the end. */
function redirectTarget(context: ChangeContext): ImportTarget<Redirect> {
  const { content } = context;
  const { redirects } = content;
  const before = loopBaseline(content);
  const changed = new Set<string>();
  const updated = new Map<string, Redirect>();
  let remaining: readonly RedirectLoop[] = [];
  let last = rulesInOrder(redirects.all()).at(-1)?.order ?? 0;
  return {
    find: redirects.get,
    all: redirects.all,
    insertParsed(values) {
      values[ORDER] ??= last + 1;
      const value = requireValid(
        redirect.fromParsed(values.map((given, index) => given ?? PLACEHOLDERS.get(index))),
      );
      requireValidRule(value);
      last = Math.max(last, value.order);
      const made = redirects.insertParsed(values);
      changed.add(made.id);
      return made;
    },
    update(held, changes) {
      const given = Object.entries(changes).filter(([, value]) => value != null);
      requireValidRule({ ...held, ...Object.fromEntries(given) });
      const after = redirects.update(held.id, changes);
      if (after === held) return held;
      changed.add(held.id);
      updated.set(held.id, held);
      return after;
    },
    rollbackRows(rowOf) {
      const removeRule = ({ id }: Pick<Redirect, 'id'>) => {
        const imported = redirects.get(id) as Redirect;
        const held = updated.get(id);
        if (held === undefined) redirects.remove(id);
        else redirects.restore(held);
        changed.delete(id);
        return imported;
      };
      const { out, loops } = rollbackLoopingRows(content, changed, { rowOf, removeRule });
      remaining = loops;
      return out;
    },
    finish: () => [
      ...shadowWarnings(content, changed),
      ...redirectedPageWarnings(context, changed),
      ...newLoopWarningsIn(remaining, before),
    ],
  };
}

function fieldIndex(name: string): number {
  return redirect.fieldPaths.findIndex(({ column }) => column === name);
}
