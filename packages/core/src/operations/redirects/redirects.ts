import * as z from 'zod';
import { oneOf, setOrNot } from '../../collections/filters.js';
import { listQuery, sortInput } from '../../collections/list-query.js';
import { type Redirect, redirect } from '../../model/redirect.js';
import { problem } from '../../problem.js';
import { filterInTurns } from '../../short-turns.js';
import type { Collection } from '../../store/content.js';
import { formatUrlPath, parseUrlPath } from '../../urls/url-path.js';
import type { Warning } from '../../warning.js';
import { type ChangeContext, change, question } from '../define/operation.js';
import { deceptiveLinkWarnings } from '../records/deceptive-links.js';
import { type CellEdit, cellChanges, mapEdits } from '../records/edits/cell-edits.js';
import { withRelativeChanges } from '../records/edits/relative-changes.js';
import { idsInput, withIds } from '../records/list-result.js';
import { moveItem, moveTarget } from '../records/move-item.js';
import { editedNames, manyRecords, recordRef } from '../records/named-records.js';
import { paginate, pagination } from '../records/paginate.js';
import { type RecordPatch, recordOperations } from '../records/record-operations.js';
import { selectWhere, whereInput } from '../records/where.js';
import {
  checkChangedRules,
  compareRules,
  type LoopBaseline,
  loopBaseline,
  newLoopWarnings,
  requireValidRule,
  rulesInOrder,
} from './redirect-loops.js';
import { redirectedPageWarnings } from './redirected-page-warnings.js';

const ALLOWED = 'edit menus and redirects';
const SCREEN = '/admin/redirects';
const exposure = { screen: SCREEN };

/** A redirect with its evaluation number: 1 is tried first. */
export type NumberedRedirect = Redirect & { position: number };

/** What a list of redirects can be asked for. */
export const redirectQuery = listQuery(redirect, {
  search: ['source', 'target', 'regex'],
  filters: {
    match: oneOf(['exact', 'prefix', 'regex'], 'kind'),
    status: setOrNot('enabled', ['enabled', 'disabled']),
  },
  orders: { newest: newestFirst, position: compareRules },
});

const recordOps = recordOperations({
  collection: 'redirects',
  viewPermission: 'see all content',
  editPermission: ALLOWED,
  deletePermission: ALLOWED,
  screen: SCREEN,
  query: redirectQuery.query,
  async select(records) {
    const all = [...records];
    return { total: all.length, records: all };
  },
});

/** Redirects, newest first or in the order in which they apply, each with its evaluation number. */
export const redirectsList = question({
  name: 'redirects.list',
  summary: 'List redirects, newest first or in the order in which they apply',
  permission: 'see all content',
  exposure,
  input: () =>
    redirectQuery.query().extend({
      sort: sortInput(redirectQuery.sortOrder).default('newest'),
      ...pagination().shape,
      ...whereInput().shape,
      ...idsInput().shape,
    }),
  async run({ content, now }, { limit, offset, where, idsOnly, sort, ...query }) {
    const rules = [...content.redirects.all()].sort(compareRules);
    const numbered = rules.map((rule, i) => ({ ...rule, position: i + 1 }));
    const select = (given: object) => filterInTurns(numbered, redirectQuery.selection(given).passes);
    const found = await selectWhere(where, query, {
      entity: redirect,
      now,
      query: redirectQuery.query,
      select,
    });
    const sorted = found.toSorted(redirectQuery.sortOrder.compare(sort));
    return withIds(paginate(sorted, { limit, offset }), idsOnly);
  },
});

function newestFirst(a: Redirect, b: Redirect): number {
  return a.createdAt + a.id < b.createdAt + b.id ? 1 : -1;
}

/** Adds a redirect after the others; refuses one that closes a loop, warns of one that never applies. */
export const redirectsAdd = change({
  ...recordOps.add,
  input: () => recordOps.add.input,
  run(context, { record }) {
    const { content } = context;
    const before = loopBaseline(content);
    const last = rulesInOrder(content.redirects.all()).at(-1);
    const given = deriveRedirectFields(context, record);
    const made = content.redirects.insert({ order: (last?.order ?? 0) + 1, ...given });
    requireValidRule(made);
    const warnings = warningsOf(context, new Set([made.id]), before);
    return { records: [made], warnings: [...warnings, ...deceptiveLinkWarnings(redirect, given, [made])] };
  },
});

/** Changes fields of a redirect, with the same checks. */
export const redirectsEdit = change({
  ...recordOps.edit,
  input: () => recordOps.edit.input,
  run(context, { edits, changes, record, records: several, ...relative }) {
    if (edits !== undefined) return editCells(context, edits);
    const names = editedNames({ record, records: several });
    const { records, warnings } = updateChecked(context, names, (rule) =>
      withRelativeChanges(redirect, rule, deriveRedirectFields(context, changes, rule), relative),
    );
    return { records, warnings: [...warnings, ...deceptiveLinkWarnings(redirect, changes, records)] };
  },
});

/** Changes redirects, each by its cells. */
function editCells(context: ChangeContext, edits: readonly CellEdit[]): ReturnType<typeof updateChecked> {
  const given = mapEdits(edits, ({ record, cells }) => ({
    id: findRedirect(context.content.redirects, record).id,
    changes: cellChanges(redirect, cells),
  }));
  const byId = new Map<string, object>();
  for (const { id, changes } of given) byId.set(id, { ...byId.get(id), ...changes });
  const { records, warnings } = updateChecked(context, [...byId.keys()], (rule) =>
    deriveRedirectFields(context, byId.get(rule.id) ?? {}, rule),
  );
  const deceptive = given.flatMap(({ changes }) => deceptiveLinkWarnings(redirect, changes, records));
  return { records, warnings: [...warnings, ...deceptive] };
}

/** Makes redirects active. */
export const redirectsEnable = change({
  name: 'redirects.enable',
  summary: 'Let redirects apply',
  permission: ALLOWED,
  exposure,
  input: manyRecords,
  run: (context, input) => updateChecked(context, input.records, () => ({ enabled: true })),
});

/** Makes redirects inactive; they keep their position. */
export const redirectsDisable = change({
  name: 'redirects.disable',
  summary: 'Let redirects rest',
  permission: ALLOWED,
  exposure,
  input: manyRecords,
  run({ content }, input) {
    const before = loopBaseline(content);
    const records = findRedirects(content.redirects, input.records).map(({ id }) =>
      content.redirects.update(id, { enabled: false }),
    );
    return { records, warnings: newLoopWarnings(content, before) };
  },
});

/** Updates redirects; refuses those that are faulty or close a loop. */
function updateChecked(
  context: ChangeContext,
  names: readonly string[],
  changesOf: (rule: Redirect) => object,
): { records: Redirect[]; warnings: Warning[] } {
  const { redirects } = context.content;
  const before = loopBaseline(context.content);
  const records = findRedirects(redirects, names).map((rule) => redirects.update(rule.id, changesOf(rule)));
  for (const rule of records) requireValidRule(rule);
  return { records, warnings: warningsOf(context, new Set(records.map(({ id }) => id)), before) };
}

/** Moves a redirect in the order in which they apply: by one, or to an evaluation number. */
export const redirectsMove = change({
  name: 'redirects.move',
  summary: 'Move a redirect in the order in which they apply',
  permission: ALLOWED,
  exposure,
  input: () => z.strictObject({ record: recordRef(), to: moveTarget() }),
  run(context, { record, to }) {
    const { content } = context;
    const before = loopBaseline(content);
    const { id } = findRedirect(content.redirects, record);
    const rules = rulesInOrder(content.redirects.all());
    const rule = rules.find((one) => one.id === id) as Redirect;
    const changed = renumber(context, moveItem(rules, rule, to));
    return {
      records: [content.redirects.require(id)],
      // Rules between change only their number.
      warnings: warningsOf(context, changed, before, new Set([id])),
    };
  },
});

/** Deletes redirects. */
export const redirectsDelete = change({
  ...recordOps.delete,
  input: () => recordOps.delete.input,
  run({ content }, input) {
    const before = loopBaseline(content);
    const gone = new Set(findRedirects(content.redirects, input.records).map(({ id }) => id));
    const records = [...gone].map((id) => content.redirects.remove(id));
    return { records, warnings: newLoopWarnings(content, before) };
  },
});

/** Refuses loops, and warns of rules that never apply and of pages that rules hide. */
function warningsOf(
  context: ChangeContext,
  changed: ReadonlySet<string>,
  before: LoopBaseline,
  warnedOf: ReadonlySet<string> = changed,
): Warning[] {
  return [
    ...checkChangedRules(context.content, changed, before, warnedOf),
    ...redirectedPageWarnings(context, warnedOf),
  ];
}

/** One redirect, with the hash that a later change may expect. */
export const redirectsShow = question({
  ...recordOps.show,
  input: () => recordOps.show.input,
  run: (context, { record }) =>
    recordOps.show.run(context, { record: findRedirect(context.content.redirects, record).id }),
});

/** The one redirect with this source, else the one with this id or start of an id. Problem: `not-found`. */
function findRedirect(redirects: Collection<Redirect>, name: string): Redirect {
  if (!/^[/^]/.test(name)) return redirects.require(name);
  const found = [...redirects.all()].filter(({ source }) => source === name);
  if (found.length === 1) return found[0] as Redirect;
  if (found.length === 0) return redirects.require(name);
  throw problem('redirect.ambiguous', { source: name, count: found.length });
}

/** Derives the kind of match and the stored source of a redirect, new or changed; an import runs it too. */
export function deriveRedirectFields(
  _context: ChangeContext,
  given: RecordPatch<'redirects'>,
  before?: Redirect,
): RecordPatch<'redirects'> {
  const { source, regex } = given;
  const match = given.match ?? before?.match ?? (regex == null ? undefined : 'regex');
  const derived = before === undefined && match !== undefined ? { ...given, match } : { ...given };
  if (typeof source === 'string' && match !== 'regex') derived.source = normalizeSource(source);
  return derived;
}

/** A source as it is stored: the path and query of an address, with a slash before them. */
export function normalizeSource(source: string): string {
  const text = source.trim();
  if (text === '' || /^[\^(/]/.test(text)) return text;
  return /^https?:\/\//i.test(text) ? formatUrlPath(parseUrlPath(text)) : `/${text}`;
}

function findRedirects(redirects: Collection<Redirect>, names: readonly string[]): Redirect[] {
  const found = names.map((name) => findRedirect(redirects, name));
  return [...new Map(found.map((rule) => [rule.id, rule])).values()];
}

/** Orders rules with the numbers that they have, so that few records change; duplicate numbers renumber all. */
function renumber({ content }: ChangeContext, rules: readonly Redirect[]): Set<string> {
  const rising = rules.map(({ order }) => order).sort((a, b) => a - b);
  const hasDoubles = rising.some((order, i) => order === rising[i + 1]);
  const changed = new Set<string>();
  rules.forEach((rule, i) => {
    const order = hasDoubles ? i + 1 : (rising[i] as number);
    if (order === rule.order) return;
    content.redirects.update(rule.id, { order });
    changed.add(rule.id);
  });
  return changed;
}
