import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Kilobytes of 1000 bytes, minified and gzipped. */
export interface ComponentSizes {
  script?: number;
  styles?: number;
}

/** Tells what a component weighs: its script by the table of sizes, and the sheet of its own. */
export function sizesOf(folder: string): (component: string, sheet: string | undefined) => ComponentSizes {
  const table = readFileSync(path.join(folder, '../../docs/sizes.md'), 'utf8');
  const scripts = new Map(
    Array.from(table.matchAll(/^\| `([A-Z]\w+)` \| ([\d.]+) \|$/gm), ([, name, size]) => [
      name,
      Number(size),
    ]),
  );
  return (component, sheet = '') => {
    const script = scripts.get(component);
    const styles = sheet.includes('/styles/')
      ? styleSize(path.join(folder, 'dist', sheet.slice(sheet.indexOf('styles/'))))
      : undefined;
    return { ...(script === undefined ? {} : { script }), ...(styles === undefined ? {} : { styles }) };
  };
}

function styleSize(file: string): number {
  return Math.round(gzipSync(readFileSync(file), { level: 9 }).length / 100) / 10;
}
