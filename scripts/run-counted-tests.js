import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, runProgram } from './run-program.js';

const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');

/** Runs vitest with these arguments, shows its output, and counts the tests; a file that could not start is one failure. */
export async function runCountedTests(args) {
  const folder = mkdtempSync(path.join(tmpdir(), 'croupier-tests-'));
  const report = path.join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const done = await runProgram(process.execPath, [vitest, ...args, ...reporters], { show: true });
  const count = countsOf(filesIn(report), done.code);
  rmSync(folder, { recursive: true, force: true });
  return count;
}

/** A run that broke off is a failure too. */
function countsOf(files, code) {
  let passed = 0;
  let failed = 0;
  let skipped = 0;
  for (const file of files) {
    const tests = file.assertionResults;
    passed += tests.filter((test) => test.status === 'passed').length;
    skipped += tests.filter((test) => ['pending', 'skipped', 'todo'].includes(test.status)).length;
    const broken = tests.filter((test) => test.status === 'failed').length;
    failed += broken === 0 && file.status === 'failed' ? 1 : broken;
  }
  return { files: files.length, passed, failed: failed === 0 && code !== 0 ? 1 : failed, skipped };
}

function filesIn(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8')).testResults;
  } catch {
    return [];
  }
}
