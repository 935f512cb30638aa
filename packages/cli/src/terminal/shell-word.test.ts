import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { shellWord } from './shell-word.js';

test.each([
  'plain-1.5%',
  '',
  'domain: red.fox.example',
  "it's",
  '$(echo stolen)',
  '`echo stolen`',
  '"; echo stolen; "',
  "'; echo stolen; '",
  'a\\',
  'a!b',
  '*',
  '~',
  'a\nb',
])('a shell reads the quoted word %j as the text itself', (text) => {
  expect(execFileSync('sh', ['-c', `printf %s ${shellWord(text)}`], { encoding: 'utf8' })).toBe(text);
});

test('a text that is one word already is not quoted, and others are in double quotes where they can be', () => {
  expect(['golden-fox', 'Golden Fox', 'a$b'].map(shellWord)).toEqual(['golden-fox', '"Golden Fox"', "'a$b'"]);
});
