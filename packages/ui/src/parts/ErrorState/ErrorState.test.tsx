import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { ErrorState } from './ErrorState.js';

test('an error state has the card of an empty state', () => {
  const classesOf = (html: string) => /^<div[^>]* class="([^"]+)"/.exec(html)?.[1];
  const classes = classesOf(renderToStaticMarkup(<ErrorState title="Broken" />));
  expect(classes).toBe(classesOf(renderToStaticMarkup(<EmptyState title="Nothing" />)));
  expect(classes?.split(' ')).toHaveLength(2);
});
