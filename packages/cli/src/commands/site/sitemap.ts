import path from 'node:path';
import { type SitemapEntry, sitemapPartPath, sitemapShow, sitemapXml } from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../../command-line/define-command.js';
import { withAction } from '../../open-session.js';
import type { GlobalOptionValues } from '../../session.js';
import { withSlowHeapGrowth } from '../../slow-heap-growth.js';
import { usageProblem } from '../../terminal/errors/error-output.js';
import { isOutputFile, withOutputFile } from '../../terminal/output-file.js';

/** In percent: a tenth less memory of 200,000 casinos. */
const HEAP_GROWTH = { percent: 10 };

interface SitemapOptions extends GlobalOptionValues {
  basic?: boolean;
  baseUrl?: string;
  output?: string;
}

/** `croupier sitemap`: every public page for search engines, or the nine basic paths. */
export function command(): Command {
  const command = verbCommand('sitemap', {
    summary:
      'The sitemap: every public page with its last change; more than 50,000 become an index and its parts',
    examples: [
      'croupier sitemap --base-url https://guide.example',
      'croupier sitemap --basic --base-url https://guide.example --output sitemap.xml',
      'croupier sitemap --base-url https://guide.example --json',
    ],
  })
    .option('--basic', 'the nine fixed paths, weekly, changed today')
    .option('--base-url <url>', 'where the site is, if its settings do not say so')
    .option('--output <file>', 'write to this file, parts beside it; stdout unless given');
  return withAction<SitemapOptions>(command, async (session, { basic, baseUrl, output, json }) => {
    const perform = (format: 'xml' | 'json', onChunk: (piece: string | Uint8Array) => Promise<void>) =>
      withSlowHeapGrowth(HEAP_GROWTH, () =>
        session.perform(sitemapShow, { basic, baseUrl, format }, { onChunk }),
      );
    if (!isOutputFile(output)) {
      const { result } = await perform(json ? 'json' : 'xml', session.print);
      if (result.parts > 1 && !json) {
        session.note(`This is the index of ${result.parts} parts; --output FILE writes them too.`);
      }
      return;
    }
    if (path.extname(output) !== '.xml') throw usageProblem('A sitemap ends in .xml', 'Name it sitemap.xml.');
    // All addresses at once: the content is read once, and no part is of another state than the next.
    const pieces: Buffer[] = [];
    const { result } = await perform('json', async (piece) => void pieces.push(Buffer.from(piece as string)));
    const entries = JSON.parse(Buffer.concat(pieces.splice(0)).toString()) as SitemapEntry[];
    const files = [output];
    const write = (part: number, place: string) =>
      withOutputFile(place, session.print, (piece) =>
        piece([...(sitemapXml(entries, result.baseUrl, part) ?? [])].join('')),
      );
    // The parts are written first, so that the index never names a missing file.
    for (let part = 1; result.parts > 1 && part <= result.parts; part++) {
      const place = path.join(path.dirname(output), sitemapPartPath(part).slice(1));
      await write(part, place);
      files.push(place);
    }
    await write(0, output);
    if (json) await session.printJson({ files, urls: result.urls });
    else session.note(`Wrote ${result.urls} addresses to ${files.join(', ')}.`);
  });
}
