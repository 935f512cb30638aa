import * as z from 'zod';
import { messages } from '../../messages.js';
import { REQUIRED_CONTENT } from '../../model/documents/home-sections.js';
import { everySection } from '../../model/documents/homepage.js';
import { type HomepageContent, homepageContent } from '../../model/documents/homepage-content.js';
import type { InputOf } from '../../model/entity.js';
import { omitNullish, requireValid } from '../../model/require-valid.js';
import { problem } from '../../problem.js';
import { type Warning, withWarnings } from '../../warning.js';
import { type ChangeContext, change, question } from '../define/operation.js';
import { contentWarnings } from '../records/content-warnings.js';
import { fieldsOf } from '../records/record-operations.js';
import { documentHash } from '../records/require-unchanged.js';

/** Fields of the home page's content; null empties one. */
export type HomepageContentChanges = { [K in keyof InputOf<typeof homepageContent>]?: unknown };

/** The home page: its words and figures, its sections in order, and the hash that a later change may expect. */
export const homepageShow = question({
  name: 'homepage.show',
  summary: 'Show the words, figures and sections of the home page',
  permission: 'see all content',
  exposure: { screen: '/admin/homepage' },
  input: () => z.strictObject({}),
  run({ content, store }) {
    const homepage = content.homepage.get();
    const sections = everySection(homepage.sections);
    return { content: homepage.content, sections, hash: documentHash(store.storage.digest, homepage) };
  },
});

/** Changes words and figures of the home page; refuses to empty a required field, not to leave one empty. */
export const homepageEdit = change({
  name: 'homepage.edit',
  summary: 'Change words and figures of the home page',
  permission: 'edit homepage',
  exposure: { screen: '/admin/homepage' },
  input: () => z.strictObject({ changes: fieldsOf<HomepageContentChanges>('home page') }),
  run(context, { changes }) {
    refuseEmptyRequired(changes, context.content.homepage.get().content);
    const after = updateHomepageContent(context, changes);
    return { records: [after], ...homepageWarnings(changes, after) };
  },
});

/** Merges changes into the home page's content, checks and saves it. Problem: `invalid`. */
export function updateHomepageContent(
  { content }: Pick<ChangeContext, 'content'>,
  changes: object,
): HomepageContent {
  const homepage = content.homepage.get();
  const next = mergeHomepageContent(homepage.content, changes);
  content.homepage.set({ ...homepage, content: next });
  return next;
}

/** The home page's content with changes; null empties a field, and one of its figures. Problem: `invalid`. */
export function mergeHomepageContent(before: HomepageContent, changes: object): HomepageContent {
  const { statsValues } = changes as { statsValues?: object };
  const merged = {
    ...before,
    ...changes,
    statsValues: omitNullish({ ...before.statsValues, ...statsValues }),
  };
  return requireValid(homepageContent.check(omitNullish(merged)));
}

/** What was removed from the HTML that was given, what deceives in its links, and the pictures that stand in it. */
export function homepageWarnings(changes: object, after: HomepageContent): { warnings?: Warning[] } {
  return withWarnings({}, contentWarnings(homepageContent, { ...changes }, [after]));
}

function refuseEmptyRequired(changes: object, before: HomepageContent): void {
  const issues = homepageContent.fieldPaths
    .filter(({ path }) => (REQUIRED_CONTENT as readonly string[]).includes(path[0]))
    .flatMap(({ path: [outer, inner], field }) => {
      const valueIn = (content: object) => {
        const value = (content as Record<string, unknown>)[outer];
        return inner === undefined ? value : (value as Record<string, unknown> | undefined)?.[inner];
      };
      const isEmptied = isEmpty(valueIn(changes)) && !isEmpty(valueIn(before));
      const path = inner === undefined ? outer : `${outer}.${inner}`;
      return isEmptied ? [{ path, message: messages.ours.rowNeedsTitle(field.title) }] : [];
    });
  if (issues.length > 0) throw problem('homepage.required', {}, { issues });
}

function isEmpty(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}
