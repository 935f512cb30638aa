import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { VISIBLE_NOUNS } from '../../packages/cli/src/nouns.js';
import { buildProgram } from '../../packages/cli/src/run.js';
import { nounPage, programPage } from './man-page.js';
import { ROOT } from './repository-files.js';

const FOLDER = path.join(ROOT, 'packages/cli/man');

const pages = new Map([['croupier.1', programPage()]]);
for (const noun of VISIBLE_NOUNS) {
  const [command] = buildProgram((await noun.load()).command()).commands;
  if (command !== undefined) pages.set(`croupier-${noun.name}.1`, nounPage(noun, command));
}

// When a command changes: npm run docs
test.each([...pages])('the manual page %s matches the help of its command', async (file, text) => {
  await expect(text).toMatchFileSnapshot(path.join(FOLDER, file));
});

test('there is no manual page of what is gone', () => {
  expect(readdirSync(FOLDER).filter((file) => !pages.has(file))).toEqual([]);
});

/** The macros that the pages use. */
const MACROS = ['TH', 'SH', 'TP', 'PP', 'nf', 'fi'];

test.each([...pages])('%s is well formed: known macros, a name, nothing left unfilled', (file, text) => {
  const lines = text.trimEnd().split('\n');
  const requests = lines.filter((line) => /^[.']/.test(line) && !line.startsWith('.\\"'));
  expect(requests.filter((line) => !MACROS.includes(line.slice(1).split(' ')[0] as string))).toEqual([]);
  expect(lines.filter((line) => /[^ -~]/.test(line))).toEqual([]);
  // An escape is a font, a special character, a hyphen, a backslash or nothing.
  expect(
    text.replace(/^\.\\".*$/m, '').replace(/\\(f[BIR]|\((dq|ga|aq|ha|ti)|\[u[0-9A-F]{4,5}\]|[-e&])/g, ''),
  ).not.toContain('\\');
  expect(text.match(/^\.nf$/gm)?.length ?? 0).toBe(text.match(/^\.fi$/gm)?.length ?? 0);
  expect(text.match(/\\f[BI]/g)?.length ?? 0).toBe(text.match(/\\fR/g)?.length ?? 0);
  expect(text).toContain(`.SH NAME\n${file.replace('.1', '').replaceAll('-', '\\-')} \\- `);
});

/** What reads manual pages here: mandoc checks more than groff does. */
const READERS = [
  ['mandoc', ['-Tlint', '-Wwarning']],
  ['groff', ['-man', '-Tutf8', '-ww', '-z']],
] as const;
const reader = READERS.find(([program]) => spawnSync(program, ['--version']).error === undefined);

/** The pages as they are made now, in a folder of their own. */
const made = mkdtempSync(path.join(tmpdir(), 'croupier-man-'));
for (const [file, text] of pages) writeFileSync(path.join(made, file), text);

test.runIf(reader !== undefined)('the program that shows manual pages has nothing to say against any', () => {
  const [program, args] = reader as (typeof READERS)[number];
  const files = [...pages.keys()].map((file) => path.join(made, file));
  const { stdout, stderr } = spawnSync(program, [...args, ...files], { encoding: 'utf8' });
  expect(`${stdout}${stderr}`).toBe('');
});

test.runIf(reader?.[0] === 'groff')('a shown page has every option of its verbs, with its hyphens', () => {
  const file = path.join(made, 'croupier-casinos.1');
  const shown = execFileSync('groff', ['-man', '-Tascii', '-P-cbou', file], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for (const option of ['--dry-run', '--save-profile <name>', '--where <condition>'])
    expect(shown).toContain(option);
  expect(shown).toContain('croupier casinos import casinos.csv --dry-run');
});

test('npm installs the pages', () => {
  const { directories, files } = JSON.parse(
    readFileSync(path.join(ROOT, 'packages/cli/package.json'), 'utf8'),
  );
  expect(directories).toEqual({ man: 'man' });
  expect(files).toContain('man');
});
