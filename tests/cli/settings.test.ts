import { expect, test } from 'vitest';
import { runShell, sampleFolder } from './shell.js';

test('settings are read, set and reset, and an invalid number is rejected', async () => {
  const folder = await sampleFolder();
  const set = await runShell(folder, 'croupier settings set --logo-width 200 --primary-color "#0F766E"');
  expect(set.stderr).toBe('Settings Saved. Your settings have been saved successfully.\n');
  expect((await runShell(folder, 'croupier settings get logo-width')).stdout).toBe('200\n');
  expect((await runShell(folder, 'croupier settings get primaryColor')).stdout).toBe('#0f766e\n');
  for (const wrong of ['wide', '9', '501', '12.5']) {
    expect(await runShell(folder, `croupier settings set --logo-width ${wrong}`)).toMatchObject({
      code: 6,
      stderr: expect.stringContaining('Logo width must be a whole number between 10 and 500\n'),
    });
  }
  for (const [said, meant] of [
    ['logo-width 200', '--logo-width 200'],
    ['enableDarkMode=true', '--enable-dark-mode true'],
    ['siteName="Copper Desk"', '--site-name "Copper Desk"'],
  ] as const) {
    expect(await runShell(folder, `croupier settings set ${said}`)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`Try croupier settings set ${meant}\n`),
    });
  }
  expect((await runShell(folder, 'croupier settings reset')).code).toBe(2);
  expect((await runShell(folder, 'croupier settings reset logo-width --json')).stdout).toContain(
    '"logoWidth": 150',
  );
  expect(await runShell(folder, 'croupier settings get logo-witdh')).toMatchObject({
    code: 5,
    stderr: expect.stringContaining("Did you mean 'logoWidth'?"),
  });
});
