import * as z from 'zod';
import { lazy } from '../../lazy.js';
import { sectionFields } from '../../model/documents/home-sections.js';
import { everySection, type HomepageSection, homepageSection } from '../../model/documents/homepage.js';
import { homepageContent } from '../../model/documents/homepage-content.js';
import type { Entity } from '../../model/entity.js';
import { requireValid } from '../../model/require-valid.js';
import { problem } from '../../problem.js';
import { type ChangeContext, change, type QuestionContext, question } from '../define/operation.js';
import { candidates, findByRef } from '../records/find-by-ref.js';
import { moveItem, moveTarget } from '../records/move-item.js';
import { fieldsOf } from '../records/record-operations.js';
import { type HomepageContentChanges, homepageWarnings, updateHomepageContent } from './homepage.js';

const sectionRef = lazy(() => z.string().min(1).describe("A section's number, kind or title"));
const sectionRefs = lazy(() => z.strictObject({ records: z.array(sectionRef()).min(1) }));
const exposure = { screen: '/admin/content' };
const SECTION_PERMISSION = 'edit homepage';

/** The sections of the home page, in order. */
export const sectionsList = question({
  name: 'homepage.sections.list',
  summary: 'List the sections of the home page',
  permission: 'see all content',
  exposure,
  input: () => z.strictObject({}),
  run({ content }) {
    const records = sectionsIn(content);
    return { total: records.length, records };
  },
});

/** Shows sections to visitors. */
export const sectionsEnable = activeChange('enable', 'Show sections of the home page', true);
/** Hides sections from visitors. */
export const sectionsDisable = activeChange('disable', 'Hide sections of the home page', false);

/** Moves a section by one, or to a position counted from 1. */
export const sectionsMove = change({
  name: 'homepage.sections.move',
  summary: 'Move a section of the home page',
  permission: SECTION_PERMISSION,
  exposure,
  input: () => z.strictObject({ record: sectionRef(), to: moveTarget() }),
  run(context, { record, to }) {
    const sections = sectionsIn(context.content);
    const section = findSection(sections, record);
    const numbered = moveItem(sections, section, to).map((one, i) => ({ ...one, order: i + 1 }));
    return { records: saveSections(context, numbered, [section.id]) };
  },
});

/** Changes a section's title and its words. */
export const sectionsEdit = change({
  name: 'homepage.sections.edit',
  summary: 'Change a section of the home page',
  permission: SECTION_PERMISSION,
  exposure: { screen: '/admin/homepage/section/{id}' },
  input: () =>
    z.strictObject({
      record: sectionRef(),
      title: z.string().optional(),
      changes: fieldsOf<HomepageContentChanges>('section').default({}),
    }),
  run(context, { record, title, changes }) {
    const sections = sectionsIn(context.content);
    const before = findSection(sections, record);
    refuseUnknownFields(before, changes);
    const content = Object.keys(changes).length > 0 ? updateHomepageContent(context, changes) : undefined;
    const after = title === undefined ? before : requireValid(homepageSection.check({ ...before, title }));
    const records = saveSections(
      context,
      sections.map((one) => (one === before ? after : one)),
      [after.id],
    );
    return { records, ...(content === undefined ? {} : { content, ...homepageWarnings(changes, content) }) };
  },
});

/** The fields of the home page's content that belong to a section. */
export function fieldsOfSection({ type }: Pick<HomepageSection, 'type'>): Entity['fieldPaths'] {
  const names: readonly string[] = sectionFields(type);
  return homepageContent.fieldPaths.filter(({ path }) => names.includes(path[0]));
}

function activeChange(verb: 'enable' | 'disable', summary: string, isActive: boolean) {
  return change({
    name: `homepage.sections.${verb}`,
    summary,
    permission: SECTION_PERMISSION,
    exposure,
    input: sectionRefs,
    run(context, input) {
      const sections = sectionsIn(context.content);
      const ids = input.records.map((name) => findSection(sections, name).id);
      const after = sections.map((one) => (ids.includes(one.id) ? { ...one, isActive } : one));
      return { records: saveSections(context, after, ids) };
    },
  });
}

function saveSections(
  { content }: ChangeContext,
  sections: HomepageSection[],
  ids: number[],
): HomepageSection[] {
  content.homepage.set({ ...content.homepage.get(), sections });
  return sections.filter(({ id }) => ids.includes(id));
}

function sectionsIn({ homepage }: Pick<QuestionContext['content'], 'homepage'>): HomepageSection[] {
  return everySection(homepage.get().sections);
}

function findSection(sections: readonly HomepageSection[], ref: string): HomepageSection {
  return findByRef(sections, ref.trim(), {
    names: ({ id, type, title }) => [String(id), type, title],
    suggested: ({ type, title }) => [type, title],
    notFound: (suggestion) =>
      problem(
        'section.not-found',
        { ref, suggestion },
        { issues: [{ message: `There is no section '${ref}'`, value: ref }] },
      ),
    ambiguous: (found) =>
      problem(
        'section.ambiguous',
        { ref, count: found.length },
        { issues: candidates(found, ({ id, type, title }) => `${id}  ${type}, ${title}`) },
      ),
  });
}

function refuseUnknownFields(section: HomepageSection, changes: object): void {
  const own: readonly string[] = sectionFields(section.type);
  const issues = Object.keys(changes)
    .filter((name) => !own.includes(name))
    .map((path) => ({ path, message: `Section '${section.title}' has no field '${path}'` }));
  if (issues.length === 0) return;
  throw problem('section.unknown-field', { fields: own }, { issues });
}
