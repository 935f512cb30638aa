import { readFileSync } from 'node:fs';

/** Run by npm in the folder of a package, before it is published: refuses one whose readers could not find its source. */
const { name, repository, homepage } = JSON.parse(readFileSync('package.json', 'utf8'));
const missing = Object.entries({ 'repository.url': repository?.url, homepage }).filter(([, value]) => !value);
if (missing.length > 0) {
  const set = missing.map(([key]) => `'${key}=https://…'`).join(' ');
  console.error(`${name} does not say where its source is. Set it for all packages, then publish again:`);
  console.error(`  npm pkg set ${set} --workspaces`);
  process.exitCode = 1;
}
