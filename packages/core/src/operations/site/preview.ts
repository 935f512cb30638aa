import * as z from 'zod';
import { lazy } from '../../lazy.js';
import { collections, type ReadableContent } from '../../model/collections.js';
import type { Homepage } from '../../model/documents/homepage.js';
import type { Entity } from '../../model/entity.js';
import { publicCatalogue, withLabels } from '../../model/public-catalogue.js';
import { omitNullish, requireValid } from '../../model/require-valid.js';
import { customStyleSheet } from '../../rules/protected-elements-css.js';
import { postViewCounts } from '../../store/traffic-log.js';
import { resolveUrl, type UrlResolution } from '../../urls/resolve-url.js';
import { parseUrlPath } from '../../urls/url-path.js';
import { scopedCss } from '../../values/css/safe-css.js';
import { withChanges } from '../../values/versions/field-paths.js';
import { getView, type ViewName } from '../../views/views.js';
import type { OutputOf } from '../define/lazy-schema.js';
import { question } from '../define/operation.js';
import { mergeHomepageContent } from './homepage.js';

/** The collections whose records have a page of their own. */
const PREVIEWED = ['casinos', 'posts', 'pages', 'toplists', 'authors'] as const;
/** What makes a record of theirs visible. */
const VISIBLE: Readonly<Record<(typeof PREVIEWED)[number], object>> = {
  casinos: { isActive: true },
  toplists: { isActive: true },
  posts: { isPublished: true },
  pages: { isPublished: true },
  authors: {},
};
const changes = lazy(() => z.record(z.string(), z.unknown()));

/** What is not saved yet. */
const unsaved = lazy(() =>
  z.strictObject({
    homepage: changes().optional().describe('Words and figures of the home page'),
    css: z.string().optional().describe('Custom CSS'),
    record: z
      .strictObject({
        in: z.enum(PREVIEWED),
        id: z.string().optional().describe('The stored record; a new one without it'),
        changes: changes(),
      })
      .optional()
      .describe('A record; a draft is seen as if it were published'),
  }),
);

/** The id of a record that is not stored yet. */
const NEW_ID = '00000000-0000-7000-8000-000000000000';

/** What visitors would see at an address if what is not saved were. Problem: `invalid` for a record that cannot be saved. */
export const previewShow = question({
  name: 'preview.show',
  summary: 'Show what an address would show with what is not saved yet',
  permission: 'see all content',
  exposure: { command: 'preview', isPostOnly: true, screen: '/admin/homepage' },
  input: () => z.strictObject({ path: z.string().max(2_000).default('/'), unsaved: unsaved().default({}) }),
  async run({ content, now, store, demoFallbacks }, { path: given, unsaved: draft }) {
    const { path, query } = parseUrlPath(given);
    const overlaid = withUnsaved(content, draft, now);
    const postViews = postViewCounts(await store.storage.readLog('pageViews'));
    const today = previewedDay(overlaid, draft, now);
    const catalogue = await withLabels({
      ...publicCatalogue(overlaid, today),
      postViews,
      casinoChanges: await store.casinoChanges(today),
      ...(demoFallbacks === undefined ? { hasAccounts: true } : { demoFallbacks }),
    });
    const resolution: UrlResolution = resolveUrl(catalogue, path, query);
    const asked = (resolution.kind === 'page' ? resolution.query : undefined) ?? query;
    const name = viewAt(resolution);
    const slug = resolution.kind === 'page' ? (resolution.route.slug ?? '') : '';
    const css = draft.css === undefined ? catalogue.customCss : scopedCss(draft.css);
    return {
      resolution,
      view:
        name === undefined ? undefined : (getView(catalogue, name, { path, query: asked, slug }) as object),
      /** The custom CSS as pages link it. */
      css: customStyleSheet(css),
    };
  },
});

/** Today; for a post that is published later, the day from which visitors see it. */
function previewedDay(
  { posts }: PreviewedContent,
  { record }: OutputOf<typeof unsaved>,
  now: string,
): string {
  const post =
    record?.in === 'posts' ? [...posts.all()].find(({ id }) => id === (record.id ?? NEW_ID)) : undefined;
  const days = [now, post?.publishedAt ?? ''].map((moment) => moment.slice(0, 10));
  return days.sort().at(-1) ?? '';
}

function viewAt(resolution: UrlResolution): ViewName | undefined {
  if (resolution.kind === 'page') return resolution.route.kind;
  if (resolution.kind === 'moved') return undefined;
  return resolution.kind === 'gone' ? 'gone' : 'not-found';
}

type PreviewedContent = ReadableContent & { readonly generation: string };

function withUnsaved(
  content: PreviewedContent,
  { homepage, record }: OutputOf<typeof unsaved>,
  now: string,
): PreviewedContent {
  return {
    ...content,
    ...(homepage === undefined ? {} : { homepage: { get: () => homepageWith(content, homepage) } }),
    ...(record === undefined ? {} : { [record.in]: { all: () => recordsWith(content, record, now) } }),
  } as PreviewedContent;
}

function homepageWith({ homepage }: PreviewedContent, given: Record<string, unknown>): Homepage {
  const stored = homepage.get();
  return { ...stored, content: mergeHomepageContent(stored.content, given) };
}

function recordsWith(
  content: PreviewedContent,
  { in: name, id, changes: given }: NonNullable<OutputOf<typeof unsaved>['record']>,
  now: string,
): object[] {
  const stored: { id: string }[] = [...content[name].all()];
  const before = stored.find((one) => one.id === id);
  const entity = collections[name] as unknown as Entity<{ id: string }>;
  const base = before ?? { id: NEW_ID, slug: 'preview', createdAt: now, updatedAt: now };
  const record = requireValid(entity.check(omitNullish({ ...withChanges(base, given), ...VISIBLE[name] })));
  return before === undefined ? [...stored, record] : stored.map((one) => (one === before ? record : one));
}
