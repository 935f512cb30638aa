import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { install } from './install.js';
import { build } from './packages.js';
import { needNode, root, run, say } from './step.js';

needNode();
await install();
await build();
say('Running the tests');
const folder = mkdtempSync(path.join(tmpdir(), 'croupier-tests-'));
const report = path.join(folder, 'report.json');
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
const done = await run(
  process.execPath,
  [
    vitest,
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ],
  { show: true },
);
const { passed, failed, skipped } = counts();
rmSync(folder, { recursive: true, force: true });
if (skipped > 0) say(`${skipped} skipped`);
if (passed + failed === 0) say('No test ran: that is a failure');
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

/** What the report says. A file that could not even start counts as one failure, and so does a run that broke off. */
function counts() {
  let passed = 0;
  let failed = 0;
  let skipped = 0;
  for (const file of readReport()) {
    const tests = file.assertionResults;
    passed += tests.filter((test) => test.status === 'passed').length;
    skipped += tests.filter((test) => ['pending', 'skipped', 'todo'].includes(test.status)).length;
    const broken = tests.filter((test) => test.status === 'failed').length;
    failed += broken === 0 && file.status === 'failed' ? 1 : broken;
  }
  return { passed, failed: failed === 0 && done.code !== 0 ? 1 : failed, skipped };
}

function readReport() {
  try {
    return JSON.parse(readFileSync(report, 'utf8')).testResults;
  } catch {
    return [];
  }
}
