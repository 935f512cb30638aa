import * as z from 'zod';
import { change, type QuestionContext, question } from '../../operations/define/operation.js';
import { seesContent, viewPermission } from '../../operations/define/permissions.js';
import { candidates, findByRef } from '../../operations/records/find-by-ref.js';
import { problem } from '../../problem.js';
import type { Content } from '../../store/content.js';
import { MAX_VIEW_NAME, MAX_VIEW_QUERY, type SavedView, VIEWED_LISTS, type ViewedList } from './view.js';
import { viewQuery } from './view-query.js';

const exposure = { screen: '/admin/casinos' };
const viewRef = () => z.string().min(1).describe("A view's name, id, or an id's first characters");

/** The saved views of the lists that the actor sees, by name. */
export const viewsList = question({
  name: 'views.list',
  summary: 'List the saved views of lists',
  permission: 'see all content',
  exposure,
  input: () => z.strictObject({ list: z.enum(VIEWED_LISTS).optional().describe('Only those of this list') }),
  run(context, { list }) {
    const records = seenViews(context, list).sort(
      (a, b) => VIEWED_LISTS.indexOf(a.list) - VIEWED_LISTS.indexOf(b.list) || a.name.localeCompare(b.name),
    );
    return { total: records.length, records };
  },
});

/** Saves what a list shows for everybody who sees the list. `replaced` says whether the list had a view of that name, in any case. */
export const viewsSave = change({
  name: 'views.save',
  summary: 'Save what a list shows, under a name, for everybody who sees the list',
  permission: 'see all content',
  exposure,
  input: () =>
    z.strictObject({
      list: z.enum(VIEWED_LISTS).describe('The list'),
      name: z
        .string()
        .trim()
        .min(1)
        .max(MAX_VIEW_NAME)
        .describe('Its name; a view of that list with the same name, in any case, is replaced'),
      query: z
        .string()
        .transform(viewQuery)
        .pipe(z.string().max(MAX_VIEW_QUERY))
        .default('')
        .describe('What the address of the list says: q=fox&where=rating<5&sort=-rating'),
    }),
  run({ content: { views }, requirePermission }, { list, name, query }) {
    requirePermission(viewPermission(list), `save a view of ${list}`);
    const before = views.find((one) => one.list === list && one.name.toLowerCase() === name.toLowerCase());
    if (before === undefined) return { records: [views.insert({ list, name, query })], replaced: false };
    return { records: [views.update(before.id, { name, query })], replaced: true };
  },
});

/** Deletes saved views, for everybody. Problem: `not-found`, also where several lists have a view of that name. */
export const viewsDelete = change({
  name: 'views.delete',
  summary: 'Delete saved views',
  permission: 'see all content',
  exposure,
  input: () =>
    z.strictObject({
      records: z.array(viewRef()).min(1),
      list: z.enum(VIEWED_LISTS).optional().describe('The list of the views, for a name in several lists'),
    }),
  run(context, { records, list }) {
    const seen = seenViews(context, list);
    const ids = new Set(records.map((ref) => findView(seen, ref, list).id));
    return { records: [...ids].map((id) => context.content.views.remove(id)) };
  },
});

/** The views of a list, or of each list that the actor sees. */
function seenViews(
  { content, actor }: Pick<QuestionContext, 'actor'> & { content: { views: Pick<Content['views'], 'all'> } },
  list: ViewedList | undefined,
): SavedView[] {
  return [...content.views.all()].filter(
    (one) => (list === undefined || one.list === list) && seesContent(one.list, actor.role),
  );
}

function findView(views: readonly SavedView[], ref: string, list: ViewedList | undefined): SavedView {
  return findByRef(views, ref, {
    names: ({ name, id }) => [name, id],
    prefixed: ({ id }) => id,
    suggested: ({ name }) => [name],
    notFound: (suggestion) => problem('view.not-found', { name: ref, list, suggestion }),
    ambiguous: (found) =>
      problem(
        'view.ambiguous',
        { ref, count: found.length },
        { issues: candidates(found, ({ id, name, list: of }) => `${id}  ${name}, of ${of}`) },
      ),
  });
}
