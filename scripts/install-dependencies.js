import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { logStatus, root, runOrExit } from './run-program.js';

/** Runs `npm ci` if node_modules differs from package-lock.json. */
export async function installIfOutdated() {
  const missing = outdatedReason();
  if (missing === undefined) return;
  logStatus(`Installing dependencies (${missing}); this takes about half a minute`);
  await runOrExit('Installing', 'npm', ['ci', '--no-audit', '--no-fund']);
}

/** Why an install is needed, or undefined. npm keeps a copy of the lock beside what it installed. */
function outdatedReason() {
  const kept = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(kept)) return 'none are here yet';
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(kept, 'utf8')).packages;
  for (const [place, entry] of Object.entries(wanted)) {
    if (!place.includes('node_modules/')) continue;
    const here = installed[place];
    if (here === undefined && entry.optional) continue;
    if (here?.version !== entry.version || here?.integrity !== entry.integrity) {
      return `${place.slice(place.lastIndexOf('node_modules/') + 13)} differs from the lock`;
    }
  }
  return undefined;
}
