import { expect, test } from 'vitest';
import { fileHashes, runShell, sampleFolder } from './shell.js';

const FAILURES: [line: string, told: string][] = [
  ['croupier settings set --site-name Fox', 'Failed to save settings. Please try again.'],
  ['croupier pages add --title Fox --content "<p>Fox</p>"', 'Failed to create page. Please try again.'],
  ['croupier pages edit about --title Fox', 'Failed to update page. Please try again.'],
  ['croupier homepage edit --hero-title Fox', 'Failed to update section'],
  ['croupier homepage sections edit hero --title Fox', 'Failed to update section'],
  ['croupier homepage sections disable hero', 'Failed to update section'],
  ['croupier styles disable', 'There was an error saving your CSS. Please try again.'],
  ['croupier styles set fox.css', 'There was an error saving your CSS. Please try again.'],
];

test.each(FAILURES)('`%s` on a disk that takes nothing says "%s" and why', async (line, told) => {
  const folder = await sampleFolder();
  await runShell(folder, 'echo "body { color: red }" >fox.css');
  const before = fileHashes(folder);
  const { code, stderr } = await runShell(folder, `ulimit -f 0; trap '' XFSZ; ${line}`);
  const [heading, reason] = stderr.split('\n');
  expect(heading).toBe(told);
  expect(reason).toMatch(/croupier-data\/.*\.json would be larger than files may be here/);
  expect(code).toBe(1);
  const { stderr: json } = await runShell(folder, `ulimit -f 0; trap '' XFSZ; ${line} --json`);
  expect(JSON.parse(json).error.message).toContain(told.replace(/\.$/, ''));
  expect(fileHashes(folder)).toEqual(before);
});
