import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './install-packed.js';
import { measureSizes, type Sizes, sizePage } from './size-table.js';

const PAGE = path.join(ROOT, 'docs/sizes.md');

/** The figures of the page by what they are of, in bytes. */
function listed(): Map<string, number> {
  const text = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
  const rows = text.matchAll(/^\| (.+) \| ([\d.]+) \|$/gm);
  return new Map([...rows].map(([, name = '', kilobytes]) => [name, Number(kilobytes) * 1000]));
}

/** What is missing from the page or more than a twentieth off; a tenth of a kilobyte is what rounding takes. */
function outdated(sizes: Sizes): string[] {
  const parts = Object.assign({}, ...Object.values(sizes)) as Record<string, number>;
  const page = listed();
  const gone = [...page.keys()].filter((name) => !(name in parts));
  const off = Object.entries(parts).filter(
    ([name, bytes]) => !(Math.abs((page.get(name) ?? Number.NaN) - bytes) <= Math.max(100, bytes / 20)),
  );
  return [...gone, ...off.map(([name, bytes]) => `${name}: ${bytes} bytes`)];
}

test('docs/sizes.md says what each part weighs', async () => {
  const sizes = await measureSizes();
  const wrong = outdated(sizes);
  // A page that is right to a twentieth stays as it is; `npm run sizes` writes one that is not.
  if (wrong.length > 0) await expect(sizePage(sizes), `npm run sizes: ${wrong}`).toMatchFileSnapshot(PAGE);
  expect(listed().size).toBeGreaterThan(30);
});
