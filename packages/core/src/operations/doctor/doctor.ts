import * as z from 'zod';
import type { ReadableContent } from '../../model/collections.js';
import { amendProblem, type Issue, isProblem } from '../../problem.js';
import type { MediaStorage } from '../../store/storage-adapter.js';
import { localDay } from '../../store/traffic-log.js';
import { change, question } from '../define/operation.js';
import { checkBonusReferences } from './bonus-references-check.js';
import { checkCss } from './css-check.js';
import { damageText, fileFindings } from './damaged-files.js';
import { checkExpiredBonuses } from './expired-bonuses-check.js';
import type { CheckResult } from './finding.js';
import { checkMedia } from './media-check.js';
import { checkMenuTargets } from './menu-targets-check.js';
import { checkRedirects } from './redirects-check.js';
import { checkUnsafeHtml } from './unsafe-html-check.js';

/** Every finding in the content. */
export const doctorCheck = question({
  name: 'doctor.check',
  summary: 'Check the content and say how to mend it',
  permission: 'see all content',
  exposure: { command: 'doctor', http: true, screen: '/admin' },
  input: z.strictObject({}),
  async run({ content, now, store }) {
    const damage = await store.storage.verify('all');
    const found = await contentFindings(content, now, store.storage.media, damage);
    return { findings: [...fileFindings(damage), ...found.map(({ finding }) => finding)] };
  },
});

/** Applies the safe mends, and returns the findings that remain. */
export const doctorMend = change({
  name: 'doctor.mend',
  summary: 'Mend what is safe to mend',
  permission: 'administer',
  exposure: { command: 'doctor --fix', http: true, screen: '/admin' },
  input: z.strictObject({}),
  async run({ content, now, media, verifyFiles }) {
    const damage = await verifyFiles();
    const found = await contentFindings(content, now, media, damage);
    for (const { mend } of found) await mend?.(content, media);
    return {
      mended: found.filter(({ mend }) => mend !== undefined).map(({ finding }) => finding),
      remaining: [
        ...fileFindings(damage),
        ...found.filter(({ mend }) => mend === undefined).map(({ finding }) => finding),
      ],
    };
  },
});

/** The findings in content that can be read. Problem: `fault` with all damage of the files, where it cannot. */
async function contentFindings(
  content: ReadableContent,
  now: string,
  media: MediaStorage,
  damage: readonly Issue[],
): Promise<CheckResult[]> {
  const names = await media.list();
  try {
    return [...runChecks(content, now, names)];
  } catch (error) {
    if (!isProblem(error) || damage.length === 0) throw error;
    throw amendProblem(error, { message: damageText(damage), issues: damage });
  }
}

function* runChecks(content: ReadableContent, now: string, media: readonly string[]): Iterable<CheckResult> {
  yield* checkBonusReferences(content);
  yield* checkExpiredBonuses(content, localDay(Date.parse(now)));
  yield* checkMenuTargets(content, now);
  yield* checkRedirects(content);
  yield* checkUnsafeHtml(content);
  yield* checkCss(content);
  yield* checkMedia(content, media);
}
