import path from 'node:path';
import { oldAddresses, Problem, parseUrlPath } from '@croupier/core';
import { openInputFile } from '../../terminal/input/input-file.js';
import { unpacked } from './unpacked.js';

/** The addresses of files; of an index of sitemaps those of the sitemaps beside it. Problems: as `openInputFile()`, `invalid`. */
export async function* addressesOfFiles(
  names: readonly string[],
  signal: AbortSignal,
): AsyncGenerator<string> {
  const known = new Set(names.map((name) => path.resolve(name)));
  const queue = [...names];
  const missing: string[] = [];
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    const sitemaps: string[] = [];
    const file = await openInputFile(name, signal);
    let count = 0;
    try {
      const onSitemap = (address: string) => sitemaps.push(address);
      for await (const address of oldAddresses(unpacked(name, file.open()), { onSitemap })) {
        count++;
        yield address;
      }
    } finally {
      await file.cleanUp();
    }
    if (count + sitemaps.length === 0) throw noAddresses(name);
    for (const address of sitemaps) {
      const beside = path.resolve(path.dirname(name), path.posix.basename(parseUrlPath(address).path));
      if (known.has(beside)) continue;
      known.add(beside);
      if (await isThere(beside, signal)) queue.push(beside);
      else missing.push(address);
    }
  }
  if (missing.length > 0) throw missingSitemaps(missing);
}

async function isThere(name: string, signal: AbortSignal): Promise<boolean> {
  try {
    await (await openInputFile(name, signal)).cleanUp();
    return true;
  } catch {
    return false;
  }
}

function noAddresses(name: string): Problem {
  return new Problem('invalid', `There are no addresses in ${name}`, {
    hint: 'Give a list with an address on each line, a CSV file of Search Console, the log of a server, a sitemap, or the export of WordPress.',
  });
}

function missingSitemaps(addresses: readonly string[]): Problem {
  const [first = ''] = addresses;
  const more = addresses.length === 1 ? '' : ` and ${addresses.length - 1} more`;
  return new Problem('invalid', `The index of sitemaps names ${first}${more}, which is not beside it`, {
    hint: 'Keep the sitemaps in the folder of their index, under their own names.',
  });
}
