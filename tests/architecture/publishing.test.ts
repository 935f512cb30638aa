import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const CHECK = path.resolve('scripts/before-publishing.js');

function publishing(cwd: string) {
  return spawnSync(process.execPath, [CHECK], { cwd, encoding: 'utf8' });
}

test('a package that does not name its source is not published, and the command that is told names it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'publishing-'));
  writeFileSync(path.join(folder, 'package.json'), '{"name":"@croupier/core","version":"1.0.0"}');
  const refused = publishing(folder);
  expect(refused).toMatchObject({ status: 1, stdout: '' });
  const [, told = ''] = refused.stderr.match(/npm pkg set (.*) --workspaces/) ?? [];
  const settings = told.split(' ').map((setting) => setting.replaceAll("'", ''));
  execFileSync('npm', ['pkg', 'set', ...settings], { cwd: folder });
  expect(publishing(folder)).toMatchObject({ status: 0, stderr: '' });
});

test.each(['core', 'ui', 'site', 'cli'])('@croupier/%s asks before it is published, for everyone', (name) => {
  const { scripts, publishConfig } = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8'));
  expect(path.resolve('packages', name, scripts.prepublishOnly.replace('node ', ''))).toBe(CHECK);
  expect(publishConfig).toEqual({ access: 'public' });
});
