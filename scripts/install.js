import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { must, root, say } from './step.js';

/** Installs what package-lock.json names, if node_modules holds anything else. */
export async function install() {
  const missing = notInstalled();
  if (missing === undefined) return;
  say(`Installing dependencies (${missing}); this takes about half a minute`);
  await must('Installing', 'npm', ['ci', '--no-audit', '--no-fund']);
}

/** Why an install is needed, or undefined. npm keeps a copy of the lock beside what it installed. */
function notInstalled() {
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
