import * as z from 'zod';
import { publicCatalogue } from '../../model/public-catalogue.js';
import { question } from '../define/operation.js';
import { oldAnswer, pictureFiles } from './old-answer.js';

/** How many addresses one request asks about. */
export const MOST_VERIFIED = 5_000;

/** What old addresses answer now: a page, one hop, gone by choice; or what visitors and search engines would lose. */
export const migrateVerify = question({
  name: 'migrate.verify',
  summary: 'Say what old addresses answer now: a page, one hop, gone, or nothing',
  permission: 'see all content',
  exposure: { command: 'migrate verify' },
  input: () =>
    z.strictObject({
      addresses: z
        .array(z.string().trim().min(1).max(4_000))
        .min(1)
        .max(MOST_VERIFIED)
        .describe('Web addresses of the old site, or paths'),
    }),
  run({ content, now }, { addresses }) {
    const catalogue = publicCatalogue(content, now.slice(0, 10));
    const files = pictureFiles(content.media.get().files);
    return { records: addresses.map((address) => oldAnswer(catalogue, files, address)) };
  },
});
