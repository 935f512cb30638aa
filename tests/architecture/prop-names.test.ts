import path from 'node:path';
import { expect, test } from 'vitest';
import { publishedComponents } from '../../packages/ui/build/components-json.js';
import { ROOT } from './repository-files.js';
import { sources } from './source-files.js';

/** Words for what an attribute of HTML or another component calls otherwise. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  busy: 'loading',
  isBusy: 'loading',
  isDisabled: 'disabled',
  isInvalid: 'error',
  isLoading: 'loading',
  isReadOnly: 'readOnly',
  isRequired: 'required',
  isSelected: 'selected',
};

/** A visit is something that readers do; where it leads is a part of the view. */
const ACTIONS = new Set(['onVisit']);

const components = publishedComponents(path.join(ROOT, 'packages/ui'));

test('published props have one word for one thing, that of HTML where it has one', () => {
  const others = components.flatMap(({ name, props }) =>
    props.filter((prop) => prop.name in OTHER_WORDS).map((prop) => `${name}.${prop.name}`),
  );
  expect(others, `Say ${[...new Set(Object.values(OTHER_WORDS))].join(', ')}.`).toEqual([]);
});

test('parts of published props, such as a tab, are disabled and loading by the same words', () => {
  const files = sources.filter(({ path: file }) => /^packages\/ui\/src\/(?!.*\.stories\.)/.test(file));
  expect(files.length).toBeGreaterThan(300);
  const others = files.filter(({ text }) => /^ {2}is(Disabled|Loading)\??:/m.test(text));
  expect(others.map(({ path: file }) => file)).toEqual([]);
});

test('a prop that an app keeps is changed by the handler of its name: page by onPageChange', () => {
  const pairs = components.flatMap(({ name, props }) => {
    const kept = props.map((prop) => prop.name.replace(/^is([A-Z])/, '$1').toLowerCase());
    return props
      .filter((prop) => /^on[A-Z]/.test(prop.name) && !ACTIONS.has(prop.name))
      .map((prop) => ({ name: `${name}.${prop.name}`, about: prop.name.slice(2).toLowerCase(), kept }));
  });
  expect(pairs.length).toBeGreaterThan(100);
  const short = pairs.filter(({ about, kept }) =>
    [about, `${about}ed`, `${about}ion`].some((one) => kept.includes(one)),
  );
  expect(
    short.map(({ name }) => name),
    'Call it onXChange.',
  ).toEqual([]);
});
