import * as z from 'zod';
import { lazy } from '../../lazy.js';
import { MAX_STYLE_VERSIONS, type Styles } from '../../model/documents/styles.js';
import { type Problem, problem } from '../../problem.js';
import { concealingDeclarations } from '../../values/css/concealing-css.js';
import { overruledCss } from '../../values/css/overruled-css.js';
import { type CssIssue, cssIssues, MAX_CSS_LENGTH } from '../../values/css/safe-css.js';
import { type Warning, warning, withWarnings } from '../../warning.js';
import { type ChangeContext, change, question } from '../define/operation.js';

const exposure = { screen: '/admin/css' };
const cssInput = lazy(() => z.string().max(MAX_CSS_LENGTH, `must be at most ${MAX_CSS_LENGTH} characters`));
const descriptionInput = lazy(() => z.string().max(500).optional().describe('What this version is about'));

/** The live custom CSS, its draft if there is one, and the faults of the draft. */
export const stylesShow = question({
  name: 'styles.show',
  summary: 'Show the custom CSS',
  permission: 'administer',
  exposure,
  input: () => z.strictObject({}),
  run({ content }) {
    const { versions, ...styles } = content.styles.get();
    const faults = cssIssues(styles.draft ?? styles.css);
    return { ...styles, versions: versions.length, faults };
  },
});

/** The previous versions, newest first. */
export const stylesHistory = question({
  name: 'styles.history',
  summary: 'List the versions of the custom CSS that can be restored',
  permission: 'administer',
  exposure,
  input: () => z.strictObject({}),
  run({ content }) {
    const records = content.styles.get().versions;
    return { total: records.length, records };
  },
});

/** Puts CSS live; the previous version can be restored. Problem: `invalid` with every fault's line and column. */
export const stylesSet = change({
  name: 'styles.set',
  summary: 'Put custom CSS live',
  permission: 'administer',
  exposure,
  input: () => z.strictObject({ css: cssInput(), description: descriptionInput() }),
  run: (context, input) => ({
    records: [publishCss(context, input.css, input.description)],
    ...noticeWarnings(input.css),
  }),
});

/** Saves CSS as the draft, faulty or not, and returns its faults, or what of it is overruled; the live CSS stays. */
export const stylesDraft = change({
  name: 'styles.draft',
  summary: 'Keep custom CSS as a draft',
  permission: 'administer',
  exposure: { ...exposure, command: 'styles set --draft' },
  input: () => z.strictObject({ css: cssInput() }),
  run(context, input) {
    const { draft: _before, ...styles } = context.content.styles.get();
    const isLive = input.css.trim() === styles.css;
    const records = [context.content.styles.set(isLive ? styles : { ...styles, draft: input.css })];
    const faults = cssIssues(input.css);
    return { records, faults, overruled: faults.length > 0 ? [] : overruledCss(input.css) };
  },
});

/** Shows the custom CSS to visitors. */
export const stylesEnable = activeChange('enable', 'Let the custom CSS work', true);
/** Keeps the custom CSS from visitors. */
export const stylesDisable = activeChange('disable', 'Keep the custom CSS from working', false);

/** Empties the custom CSS; the previous version can be restored. */
export const stylesReset = change({
  name: 'styles.reset',
  summary: 'Empty the custom CSS',
  permission: 'administer',
  exposure,
  input: () => z.strictObject({}),
  run: (context) => ({ records: [publishCss(context, '', '')] }),
});

/** Puts a previous version live, by default the latest; the replaced version can be restored too. */
export const stylesRevert = change({
  name: 'styles.revert',
  summary: 'Put an earlier version of the custom CSS live',
  permission: 'administer',
  exposure,
  input: () =>
    z.strictObject({
      version: z.string().min(1).optional().describe("A version's number, 1 being the latest, or its id"),
    }),
  run(context, input) {
    const version = findVersion(context.content.styles.get(), input.version);
    return {
      records: [publishCss(context, version.css, version.description)],
      ...noticeWarnings(version.css),
    };
  },
});

function activeChange(verb: 'enable' | 'disable', summary: string, isActive: boolean) {
  return change({
    name: `styles.${verb}`,
    summary,
    permission: 'administer',
    exposure,
    input: () => z.strictObject({}),
    run({ content, now }) {
      const styles = content.styles.get();
      if (styles.isActive === isActive) return { records: [styles] };
      return { records: [content.styles.set({ ...styles, isActive, updatedAt: now })] };
    },
  });
}

/** Which declarations the notices cannot be protected from, and what is overruled for them, as warnings. */
function noticeWarnings(css: string): { warnings?: Warning[] } {
  return withWarnings({}, [
    ...concealingDeclarations(css).map(({ line, column, message: declaration }) =>
      warning('css.concealing', { line, column, declaration }),
    ),
    ...overruledCss(css).map((issue) => warning('css.overruled', { ...issue })),
  ]);
}

function publishCss({ content, now, newId }: ChangeContext, given: string, description?: string): Styles {
  const faults = cssIssues(given);
  if (faults.length > 0) throw cssProblem(faults);
  const { draft: _done, ...before } = content.styles.get();
  const newDescription = description ?? before.description;
  const isSame = given.trim() === before.css;
  if (isSame && newDescription === before.description) return content.styles.set(before);
  const version = {
    id: newId(),
    css: before.css,
    description: before.description,
    createdAt: before.updatedAt ?? now,
  };
  const versions = isSame || before.css === '' ? before.versions : [version, ...before.versions];
  return content.styles.set({
    ...before,
    css: given,
    description: newDescription,
    createdAt: before.createdAt ?? now,
    updatedAt: now,
    versions: versions.slice(0, MAX_STYLE_VERSIONS),
  });
}

function findVersion({ versions }: Styles, called = '1'): Styles['versions'][number] {
  const found = versions.find(({ id }, i) => String(i + 1) === called || id === called.toLowerCase());
  if (found !== undefined) return found;
  if (versions.length === 0) throw problem('styles.no-versions');
  throw problem('styles.version-not-found', { ref: called });
}

function cssProblem(faults: readonly CssIssue[]): Problem {
  const issues = faults.map(({ message, line, column }) => ({
    path: 'css',
    line,
    column: String(column),
    message: `Line ${line}, column ${column}: ${message}`,
  }));
  const [first] = issues;
  return problem(
    'styles.faulty',
    { first: first?.message ?? '' },
    { issues: issues.length > 1 ? issues : [] },
  );
}
