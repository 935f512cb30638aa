import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { logStatus, root, runOrExit } from './run-program.js';

/** The folder of the store unless another is named. */
export const store = path.join(root, 'croupier-data');

/**
 * Makes a store with sample content and the example casinos, where there is none yet; `croupier` is the script that runs
 * the command. It gets its name last, so that a half-made one is never served.
 */
export async function sampleStore(croupier) {
  if (existsSync(store)) return;
  const making = `${store}.making`;
  rmSync(making, { recursive: true, force: true });
  logStatus('Making a store with sample content in ./croupier-data');
  const init = ['init', making, '--sample', '--name', 'Croupier'];
  await runOrExit('Making the store', process.execPath, [croupier, ...init]);
  logStatus('Importing examples/casinos.csv');
  const file = ['casinos', 'import', 'examples/casinos.csv', '--store', making];
  const imported = await runOrExit('Importing', process.execPath, [croupier, ...file]);
  process.stderr.write(imported.output);
  renameSync(making, store);
}
