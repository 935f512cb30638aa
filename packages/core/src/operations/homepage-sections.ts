import * as z from 'zod';
import { messages } from '../messages.js';
import type { Entity } from '../model/entity.js';
import { type HomepageSection, homepageContent, homepageSection } from '../model/homepage.js';
import { nearest } from '../model/nearest.js';
import { Problem } from '../problem.js';
import { SECTION_FIELDS } from '../rules/section-fields.js';
import { accepted } from './accepted.js';
import { type ContentChanges, editContent } from './homepage.js';
import { type ChangeContext, change, question } from './operation.js';
import { fieldsOf } from './records.js';

const named = z.string().min(1).describe("A section's number, kind or title");
const several = z.strictObject({ records: z.array(named).min(1) });
const face = (verb: string) => ({
  command: `homepage sections ${verb}`,
  http: true as const,
  screen: '/admin/content',
});
const ALLOWED = 'edit homepage';

/** The sections of the home page, in order, each with the fields that its editor has. */
export const sectionsList = question({
  name: 'homepage.sections.list',
  summary: 'List the sections of the home page',
  allowed: 'see all content',
  faces: face('list'),
  input: z.strictObject({}),
  run({ content }) {
    const records = inOrder(content.homepage.get().sections);
    return { total: records.length, records };
  },
});

/** Shows sections to visitors. */
export const sectionsEnable = switching('enable', 'Show sections of the home page', true);
/** Hides sections from visitors. */
export const sectionsDisable = switching('disable', 'Hide sections of the home page', false);

/** Moves a section by one, or to a place counted from 1. */
export const sectionsMove = change({
  name: 'homepage.sections.move',
  summary: 'Move a section of the home page',
  allowed: ALLOWED,
  faces: face('move'),
  input: z.strictObject({ record: named, to: z.union([z.enum(['up', 'down']), z.int().min(1)]) }),
  run(context, { record, to }) {
    const sections = inOrder(context.content.homepage.get().sections);
    const from = sections.indexOf(sectionNamed(sections, record));
    const wished = to === 'up' ? from - 1 : to === 'down' ? from + 1 : to - 1;
    const [moved] = sections.splice(from, 1) as [HomepageSection];
    sections.splice(Math.min(Math.max(wished, 0), sections.length), 0, moved);
    const numbered = sections.map((one, i) => ({ ...one, order: i + 1 }));
    return { records: keep(context, numbered, [moved.id]) };
  },
});

/** Changes a section's title, and the words of the home page that belong to it. */
export const sectionsEdit = change({
  name: 'homepage.sections.edit',
  summary: 'Change a section of the home page',
  allowed: ALLOWED,
  faces: { ...face('edit'), screen: '/admin/content/sections/{id}' },
  input: z.strictObject({
    record: named,
    title: z.string().optional(),
    changes: fieldsOf<ContentChanges>('section').default({}),
  }),
  run(context, { record, title, changes }) {
    const { sections } = context.content.homepage.get();
    const before = sectionNamed(sections, record);
    refuseForeign(before, changes);
    const content = Object.keys(changes).length > 0 ? editContent(context, changes) : undefined;
    const after = title === undefined ? before : accepted(homepageSection.check({ ...before, title }));
    const records = keep(
      context,
      sections.map((one) => (one === before ? after : one)),
      [after.id],
    );
    return { records, ...(content === undefined ? {} : { content }) };
  },
});

/** The leaves of the home page's content that a section's editor has. */
export function fieldsOfSection({ type }: Pick<HomepageSection, 'type'>): Entity['leaves'] {
  const names: readonly string[] = SECTION_FIELDS[type];
  return homepageContent.leaves.filter(({ path }) => names.includes(path[0]));
}

function switching(verb: 'enable' | 'disable', summary: string, isActive: boolean) {
  return change({
    name: `homepage.sections.${verb}`,
    summary,
    allowed: ALLOWED,
    faces: face(verb),
    input: several,
    run(context, input) {
      const { sections } = context.content.homepage.get();
      const ids = input.records.map((name) => sectionNamed(sections, name).id);
      const after = sections.map((one) => (ids.includes(one.id) ? { ...one, isActive } : one));
      return { records: keep(context, after, ids) };
    },
  });
}

function keep({ content }: ChangeContext, sections: HomepageSection[], ids: number[]): HomepageSection[] {
  content.homepage.set({ ...content.homepage.get(), sections });
  return sections.filter(({ id }) => ids.includes(id));
}

function inOrder(sections: readonly HomepageSection[]): HomepageSection[] {
  return sections.toSorted((a, b) => a.order - b.order);
}

function sectionNamed(sections: readonly HomepageSection[], called: string): HomepageSection {
  const word = called.trim().toLowerCase();
  const found = sections.find(({ id, type, title }) =>
    [String(id), type, title.toLowerCase()].includes(word),
  );
  if (found !== undefined) return found;
  const close = nearest(
    called,
    sections.flatMap(({ type, title }) => [type, title]),
  );
  throw new Problem('not-found', messages.section.notFound, {
    hint:
      close === undefined
        ? 'croupier homepage sections list shows every section.'
        : `Did you mean '${close}'?`,
    issues: [{ message: `There is no section '${called}'`, value: called }],
  });
}

function refuseForeign(section: HomepageSection, changes: object): void {
  const own: readonly string[] = SECTION_FIELDS[section.type];
  const issues = Object.keys(changes)
    .filter((name) => !own.includes(name))
    .map((path) => ({ path, message: `Section '${section.title}' has no field '${path}'` }));
  if (issues[0] === undefined) return;
  throw new Problem('invalid', issues[0].message, {
    issues,
    hint:
      own.length === 0
        ? 'Its content comes by itself; only its title can be changed.'
        : `Its fields are ${own.join(', ')}.`,
  });
}
