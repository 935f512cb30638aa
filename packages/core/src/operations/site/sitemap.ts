import * as z from 'zod';
import { publicCatalogue } from '../../model/public-catalogue.js';
import { problem } from '../../problem.js';
import { localDay } from '../../store/traffic-log.js';
import {
  basicSitemapEntries,
  type SitemapEntry,
  sitemapEntries,
  sitemapPartCount,
  sitemapXml,
} from '../../urls/sitemap/sitemap.js';
import { sitemapCasino } from '../../urls/sitemap/sitemap-casino.js';
import { question } from '../define/operation.js';
import { baseUrlInput, requireBaseUrl } from './base-url-input.js';

const PIECE_SIZE = 1 << 16;

/** Streams the sitemap: every public page, or the nine basic paths. Problem: `invalid` without a base URL. */
export const sitemapShow = question({
  name: 'sitemap.show',
  summary: 'Write the sitemap',
  permission: 'see what is public',
  exposure: {
    command: 'sitemap',
    screen: '/admin/settings',
    download: ({ format = 'xml' }) => `sitemap.${format}`,
  },
  isHeavy: () => true,
  input: () =>
    z.strictObject({
      /** The nine fixed paths, weekly, with today as their last change. */
      basic: z.boolean().default(false),
      baseUrl: baseUrlInput(),
      /** 0 for the sitemap, or for its index where it exceeds one file; the parts count from 1. */
      part: z.int().min(0).default(0),
      format: z.enum(['xml', 'json']).default('xml'),
    }),
  async run({ content, emit, now }, { basic, baseUrl, part, format }) {
    const base = requireBaseUrl(content.settings.get().siteBaseUrl ?? baseUrl, 'A sitemap');
    const entries = basic
      ? basicSitemapEntries(base, localDay(Date.parse(now)))
      : sitemapEntries(
          publicCatalogue(content, now.slice(0, 10), sitemapCasino(content.toplists.all())),
          base,
        );
    const xml = sitemapXml(entries, base, part);
    if (xml === undefined) throw problem('sitemap.part-not-found', { part });
    let piece = '';
    for (const text of format === 'xml' ? xml : listJson(entries)) {
      piece += text;
      if (piece.length < PIECE_SIZE) continue;
      await emit(piece);
      piece = '';
    }
    if (piece !== '') await emit(piece);
    const parts = sitemapPartCount(entries.length);
    return { urls: entries.length, parts, baseUrl: base, fileName: 'sitemap.xml' };
  },
});

/** The entries as `JSON.stringify()` indents them, one after the other. */
function* listJson(entries: readonly SitemapEntry[]): Generator<string> {
  let separator = '[';
  for (const entry of entries) {
    yield separator + JSON.stringify([entry], null, 2).slice(1, -2);
    separator = ',';
  }
  yield separator === '[' ? '[]\n' : '\n]\n';
}
