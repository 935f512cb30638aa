import { createRequire } from 'node:module';
import path from 'node:path';

/** The folder of the built site: its renderer, its files, the admin. */
export function sitePackageFolder(): string {
  const { resolve } = createRequire(import.meta.url);
  return path.join(path.dirname(resolve('@croupier/site/package.json')), 'dist');
}
