import { expect, test } from 'vitest';
import { declarationsOf, withDeclaration } from './css-rules.js';

test('a declaration is written into a rule of its own, changed there, and goes with the rule', () => {
  const first = withDeclaration('h1 { color: red }', '.a > b', 'margin', '1rem');
  expect(first).toBe('h1 { color: red }\n\n.a > b {\n  margin: 1rem;\n}\n');
  const second = withDeclaration(first, '.a > b', 'color', 'blue');
  expect(declarationsOf(second, '.a > b')).toEqual({ margin: '1rem', color: 'blue' });
  const third = withDeclaration(withDeclaration(second, '.a > b', 'color', ''), '.a > b', 'margin', '');
  expect(third.trim()).toBe('h1 { color: red }');
});

test('a rule of another selector that ends alike stays as it is', () => {
  const css = 'main .a { color: red }\n.a { color: blue }';
  expect(declarationsOf(css, '.a')).toEqual({ color: 'blue' });
  expect(withDeclaration(css, '.a', 'color', 'green')).toContain('main .a { color: red }');
});
