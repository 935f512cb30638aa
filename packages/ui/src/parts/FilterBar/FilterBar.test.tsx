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

/** The address that a browser requests when the form is submitted. */
function submit(props: FilterBarProps): { form: HTMLFormElement; query: string } {
  document.body.innerHTML = renderToStaticMarkup(<FilterBar {...props} />);
  const form = document.querySelector('form') as HTMLFormElement;
  const pairs = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return { form, query: new URLSearchParams(pairs).toString() };
}

test('without script the form repeats the current filters and hidden fields in its GET request', () => {
  const { form, query } = submit(bar);
  expect(form.method).toBe('get');
  expect(form.getAttribute('action')).toBe('/best-casinos');
  expect(query).toBe('tab=new&tag=a+%26+b&q=copper+%22heron%22&sort=name');
  expect(form.querySelector('button')?.type).toBe('submit');
});

test('the form is a search landmark only with a search field', () => {
  const { search: _, ...choice } = bar;
  expect(submit(bar).form.getAttribute('role')).toBe('search');
  expect(submit(choice).form.hasAttribute('role')).toBe(false);
});

test('the reset link is there only while a filter is set', () => {
  expect(submit(bar).form.querySelector('a')).toBeNull();
  expect(
    submit({ ...bar, reset: '/best-casinos' })
      .form.querySelector('a')
      ?.getAttribute('href'),
  ).toBe('/best-casinos');
});
