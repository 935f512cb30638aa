import * as z from 'zod';
import { CHECKS } from '../../messages/findings.js';
import { COLLECTION_NAMES, type ReadableContent } from '../../model/collections.js';
import { isProblem } from '../../problem.js';
import type { Damage, MediaStorage } from '../../store/storage-adapter.js';
import { localDay } from '../../store/traffic-log.js';
import type { Transaction } from '../../store/transaction.js';
import { change, question } from '../define/operation.js';
import { checkBonusReferences } from './bonus-references-check.js';
import { checkCss } from './css-check.js';
import { fileFindings } from './damaged-files.js';
import { checkDeadLinks } from './dead-links-check.js';
import { checkExpiredBonuses } from './expired-bonuses-check.js';
import type { CheckResult, Finding } from './finding.js';
import { checkLookAlikeNames } from './look-alike-names-check.js';
import { checkMedia } from './media-check.js';
import { checkMenuTargets } from './menu-targets-check.js';
import { checkRedirects } from './redirects-check.js';
import { checkUnsafeHtml } from './unsafe-html-check.js';

const doctorInput = z.strictObject({
  only: z.array(z.enum(CHECKS)).optional().describe('Only the findings of these checks'),
});

function isAsked(only: readonly string[] | undefined): (finding: Finding) => boolean {
  return ({ check }) => only === undefined || only.includes(check);
}

/** Every finding in the content. */
export const doctorCheck = question({
  name: 'doctor.check',
  summary: 'Check the content and say how to mend it',
  permission: 'see all content',
  exposure: { command: 'doctor', http: true, screen: '/admin' },
  repairs: true,
  isHeavy: () => true,
  input: doctorInput,
  async run({ content, now, store }, { only }) {
    const damage = await store.storage.verify('all');
    const found = await contentFindings(content, now, store.storage.media, damage);
    const findings = [...fileFindings(damage), ...found.map(({ finding }) => finding)];
    return { findings: findings.filter(isAsked(only)) };
  },
});

/** Applies the safe mends, and returns the findings that remain. */
export const doctorMend = change({
  name: 'doctor.mend',
  summary: 'Mend what is safe to mend',
  permission: 'administer',
  exposure: { command: 'doctor --fix', http: true, screen: '/admin' },
  repairs: true,
  isHeavy: () => true,
  input: doctorInput,
  async run({ content, now, media, verifyFiles }, { only }) {
    const damage = await verifyFiles();
    // Whatever changes the store repairs its files, so they are always told.
    const files = fileFindings(damage);
    readCollections(content);
    const isAskedFor = isAsked(only);
    const all = await contentFindings(content, now, media, damage);
    const found = all.filter(({ finding }) => isAskedFor(finding));
    for (const { mend } of found) await mend?.(content, media);
    return {
      mended: [
        ...files.filter(({ isSafe }) => isSafe),
        ...found.filter(({ mend }) => mend !== undefined).map(({ finding }) => finding),
      ],
      remaining: [
        ...files.filter(({ isSafe }) => !isSafe),
        ...found.filter(({ mend }) => mend === undefined).map(({ finding }) => finding),
      ],
    };
  },
});

/** The findings in content; a check of what cannot be read is left out, since `damage` names the file. */
async function contentFindings(
  content: ReadableContent,
  now: string,
  media: MediaStorage,
  damage: readonly Damage[],
): Promise<CheckResult[]> {
  const day = localDay(Date.parse(now));
  const checks: (() => Iterable<CheckResult> | Promise<Iterable<CheckResult>>)[] = [
    () => checkBonusReferences(content),
    () => checkExpiredBonuses(content, day),
    () => checkLookAlikeNames(content),
    () => checkMenuTargets(content, now),
    () => checkRedirects(content, now),
    () => checkDeadLinks(content, now),
    () => checkUnsafeHtml(content),
    () => checkCss(content),
    async () => checkMedia(content, await media.list()),
  ];
  const found: CheckResult[] = [];
  for (const check of checks) {
    try {
      found.push(...(await check()));
    } catch (error) {
      if (!isProblem(error) || damage.length === 0) throw error;
    }
  }
  return found;
}

/** Reads every collection that can be read, so that the repair of each is part of the change. */
function readCollections(content: Transaction): void {
  for (const name of COLLECTION_NAMES) {
    try {
      content[name].get('');
    } catch (error) {
      if (!isProblem(error)) throw error;
    }
  }
}
