import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { ErrorState } from './ErrorState.js';

test('an error stands on the same card as an empty state, whose style sheet it shares', () => {
  const classesOf = (html: string) => /^<div[^>]* class="([^"]+)"/.exec(html)?.[1];
  const classes = classesOf(renderToStaticMarkup(<ErrorState title="Broken" />));
  expect(classes).toBe(classesOf(renderToStaticMarkup(<EmptyState title="Nothing" />)));
  expect(classes?.split(' ')).toHaveLength(2);
});
