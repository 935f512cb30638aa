import path from 'node:path';
import { expect, test } from 'vitest';
import { root, runShell, sampleFolder } from '../shell.js';

test('the command runs from its source, without a build', async () => {
  const script = path.join(root, 'scripts/from-source.js');
  const { code, stdout, stderr } = await runShell(
    await sampleFolder(),
    `node ${script} casinos list --fields slug`,
  );
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain('copper-heron');
});
