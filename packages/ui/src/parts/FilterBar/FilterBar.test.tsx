// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FilterBar, type FilterBarProps } from './FilterBar.js';

const bar: FilterBarProps = {
  action: '/best-casinos',
  hiddenFields: [
    { name: 'tab', value: 'new' },
    { name: 'tag', value: 'a & b' },
  ],
  search: { name: 'q', label: 'Search', placeholder: '', value: 'copper "heron"' },
  select: {
    name: 'sort',
    label: 'Sort by',
    value: 'name',
    options: ['rating', 'name'].map((value) => ({ value, label: value })),
  },
  submit: 'Show',
};

/** What a browser would ask for when the form is sent. */
function asked(props: FilterBarProps): { form: HTMLFormElement; query: string } {
  document.body.innerHTML = renderToStaticMarkup(<FilterBar {...props} />);
  const form = document.querySelector('form') as HTMLFormElement;
  const pairs = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return { form, query: new URLSearchParams(pairs).toString() };
}

test('without script the form asks by GET for all that was asked before, and what is kept', () => {
  const { form, query } = asked(bar);
  expect(form.method).toBe('get');
  expect(form.getAttribute('action')).toBe('/best-casinos');
  expect(query).toBe('tab=new&tag=a+%26+b&q=copper+%22heron%22&sort=name');
  expect(form.querySelector('button')?.type).toBe('submit');
});

test('it is a search only where words are asked for', () => {
  const { search: _, ...choice } = bar;
  expect(asked(bar).form.getAttribute('role')).toBe('search');
  expect(asked(choice).form.hasAttribute('role')).toBe(false);
});

test('the way back to everything is there only where something is left out', () => {
  expect(asked(bar).form.querySelector('a')).toBeNull();
  expect(
    asked({ ...bar, reset: '/best-casinos' })
      .form.querySelector('a')
      ?.getAttribute('href'),
  ).toBe('/best-casinos');
});
