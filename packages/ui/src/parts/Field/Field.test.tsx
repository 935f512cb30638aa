// @vitest-environment jsdom
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CheckboxField } from '../CheckboxField/CheckboxField.js';
import { SearchField } from '../SearchField/SearchField.js';
import { SelectField } from '../SelectField/SelectField.js';
import { TextField } from '../TextField/TextField.js';

/** A field as a server writes it. */
function written(field: ReactElement): Document {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = renderToStaticMarkup(field);
  return page;
}

const words = { label: 'Email', hint: 'We write only when asked.', error: 'Please give an address.' };
const options = [{ value: 'a', label: 'A' }];

describe.each([
  ['text', <TextField key="text" {...words} />],
  ['password', <TextField key="password" type="password" {...words} />],
  ['search', <SearchField key="search" {...words} />],
  ['select', <SelectField key="select" options={options} {...words} />],
  ['checkbox', <CheckboxField key="checkbox" {...words} />],
])('a field: %s', (_, field) => {
  const document = written(field);
  const control = document.querySelector('input, select') as HTMLInputElement;

  test('is named by its label', () => {
    expect(control.labels?.[0]?.textContent).toBe(words.label);
  });

  test('is described by its hint and its error, in this order, and is marked as invalid', () => {
    const told = (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(told).toEqual([words.hint, `Error: ${words.error}`]);
    expect(control.getAttribute('aria-invalid')).toBe('true');
  });
});

test('a field without hint and error has no description', () => {
  const control = written(<TextField label="Name" required />).querySelector('input') as HTMLInputElement;
  expect(control.hasAttribute('aria-describedby')).toBe(false);
  expect(control.hasAttribute('aria-invalid')).toBe(false);
  expect(control.required).toBe(true);
});

test('two fields of one form have different ids', () => {
  const document = written(
    <>
      <TextField label="One" />
      <TextField label="Two" />
    </>,
  );
  const [one, two] = document.querySelectorAll('input');
  expect(one?.labels?.[0]?.textContent).toBe('One');
  expect(two?.labels?.[0]?.textContent).toBe('Two');
});

test('the button that shows a password names its field', () => {
  const document = written(<TextField label="Password" type="password" id="password" />);
  expect(document.querySelector('button')?.dataset.croupierReveal).toBe('password');
  expect(document.querySelector('button')?.type).toBe('button');
});
