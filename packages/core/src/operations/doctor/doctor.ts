import * as z from 'zod';
import { CHECKS, type CheckName } from '../../diagnostics/checks.js';
import { lazy } from '../../lazy.js';
import { COLLECTION_NAMES, DOCUMENT_NAMES } from '../../model/collections.js';
import { publicCatalogue } from '../../model/public-catalogue.js';
import { isProblem } from '../../problem.js';
import type { Damage, MediaStorage } from '../../store/storage-adapter.js';
import { localDay } from '../../store/traffic-log.js';
import type { Transaction } from '../../store/transaction.js';
import { change, question } from '../define/operation.js';
import { linksWithResults } from '../links/links-list.js';
import { mediaPath } from '../site/media-references.js';
import { readLastBackup } from '../store/last-backup.js';
import type { CheckContext } from './check-context.js';
import { fileFindings } from './damaged-files.js';
import { checkDeadLinks } from './dead-links-check.js';
import { checkDeceptiveLinks } from './deceptive-links-check.js';
import { checkDuplicates } from './duplicates-check.js';
import type { CheckResult, Finding } from './finding.js';
import { createSanitizeOnce } from './html/html-fields.js';
import { checkInlinePictures } from './html/inline-pictures-check.js';
import { checkUnsafeHtml } from './html/unsafe-html-check.js';
import { checkDuplicateListings, checkDuplicateMarkets, checkListingReferences } from './market-checks.js';
import { checkMedia } from './media-check.js';
import { checkMenuTargets } from './menu-targets-check.js';
import { checkContradictingOffers, checkStaleOffers } from './offer-checks.js';
import { checkOutgoingLinks } from './outgoing-links-check.js';
import { parsedOnce } from './parsed-once.js';
import { checkIdlePins } from './pins-check.js';
import { checkProgrammeReferences } from './programmes-check.js';
import {
  checkAnalytics,
  checkBaseUrl,
  checkBonusReferences,
  checkCss,
  checkExpiredBonuses,
  checkHiddenPages,
  checkLookAlikeNames,
} from './record-checks.js';
import { checkRedirects } from './redirects-check.js';
import { checkRegisters } from './registers-check.js';
import { checkSearchTexts } from './search/search-texts-check.js';

const doctorInput = lazy(() =>
  z.strictObject({
    only: z.array(z.enum(CHECKS)).optional().describe('Only the findings of these checks'),
  }),
);

/** Every finding in the content, and when the newest backup was made. */
export const doctorCheck = question({
  name: 'doctor.check',
  summary: 'Check the content and say how to mend it',
  permission: 'see all content',
  exposure: { command: 'doctor', screen: '/admin' },
  repairs: true,
  isHeavy: () => true,
  input: doctorInput,
  async run({ content, now, newId, store, expiring }, { only }) {
    const verify = lazy(() => store.storage.verify('all'));
    const files = only?.includes('damaged-file') === false ? [] : fileFindings(await verify());
    const context = { content, now, newId, expiring, media: store.storage.media };
    const found = await contentFindings(context, checksBeside(files, only), verify);
    const lastBackup = await readLastBackup(expiring);
    return {
      findings: [...files, ...found.map(({ finding }) => finding)],
      ...(lastBackup === undefined ? {} : { lastBackup }),
    };
  },
});

/** Applies the safe mends, and returns the findings that remain. */
export const doctorMend = change({
  name: 'doctor.mend',
  summary: 'Mend what is safe to mend',
  permission: 'administer',
  exposure: { command: 'doctor --fix', screen: '/admin' },
  repairs: true,
  isHeavy: () => true,
  input: doctorInput,
  async run({ content, now, newId, media, expiring, verifyFiles }, { only }) {
    const damage = await verifyFiles();
    // Whatever changes the store repairs its files, so they are always told.
    const files = fileFindings(damage);
    readContent(content);
    const context = { content, now, newId, expiring, media };
    const found = await contentFindings(context, checksBeside(files, only), async () => damage);
    const removed = new Set<string>();
    const mendedMedia: MediaStorage = {
      ...media,
      async remove(name) {
        await media.remove(name);
        removed.add(mediaPath(name).slice(1));
      },
    };
    for (const { mend } of found) await mend?.(content, mendedMedia);
    const isMended = ({ isSafe, subject }: Finding) => isSafe || removed.has(subject);
    return {
      mended: [
        ...files.filter(isMended),
        ...found.filter(({ mend }) => mend !== undefined).map(({ finding }) => finding),
      ],
      remaining: [
        ...files.filter((one) => !isMended(one)),
        ...found.filter(({ mend }) => mend === undefined).map(({ finding }) => finding),
      ],
    };
  },
});

/** The checks of content, each with what it finds. */
const CONTENT_CHECKS: readonly {
  finds: readonly CheckName[];
  run(context: CheckContext): Iterable<CheckResult> | Promise<Iterable<CheckResult>>;
}[] = [
  { finds: ['dangling-reference'], run: ({ content }) => checkBonusReferences(content) },
  { finds: ['dangling-reference'], run: ({ content }) => checkListingReferences(content) },
  { finds: ['dangling-reference'], run: ({ content }) => checkProgrammeReferences(content) },
  {
    finds: ['expired-bonus'],
    run: ({ content, now }) => checkExpiredBonuses(content, localDay(Date.parse(now))),
  },
  {
    finds: ['stale-offer'],
    run: ({ content, now }) => checkStaleOffers(content, localDay(Date.parse(now))),
  },
  { finds: ['contradicting-offer'], run: ({ content }) => checkContradictingOffers(content) },
  { finds: ['idle-pin'], run: ({ content, now }) => checkIdlePins(content, now) },
  {
    finds: ['register-mismatch'],
    run: ({ content, now }) => checkRegisters(content, localDay(Date.parse(now))),
  },
  { finds: ['look-alike-name'], run: ({ content }) => checkLookAlikeNames(content) },
  { finds: ['duplicate-casino'], run: ({ content }) => checkDuplicates(content) },
  { finds: ['duplicate-listing'], run: ({ content }) => checkDuplicateListings(content) },
  { finds: ['duplicate-market'], run: ({ content }) => checkDuplicateMarkets(content) },
  { finds: ['deceptive-link'], run: ({ content }) => checkDeceptiveLinks(content) },
  { finds: ['dead-menu-target'], run: checkMenuTargets },
  {
    finds: [
      'unusable-redirect',
      'redirect-loop',
      'shadowed-redirect',
      'page-behind-redirect',
      'dead-redirect-target',
    ],
    run: checkRedirects,
  },
  { finds: ['dead-link'], run: checkDeadLinks },
  { finds: ['hidden-menu-target', 'dead-canonical'], run: checkSearchTexts },
  {
    finds: ['outgoing-link'],
    run: async (context) => checkOutgoingLinks(await linksWithResults(context)),
  },
  { finds: ['missing-base-url'], run: ({ content }) => checkBaseUrl(content) },
  { finds: ['unknown-analytics'], run: ({ content }) => checkAnalytics(content) },
  { finds: ['hidden-page'], run: ({ content }) => checkHiddenPages(content) },
  { finds: ['unsafe-html'], run: checkUnsafeHtml },
  { finds: ['inline-picture'], run: checkInlinePictures },
  { finds: ['faulty-css', 'concealing-css', 'overruled-css'], run: ({ content }) => checkCss(content) },
  {
    finds: ['missing-media', 'unused-media', 'left-over-media'],
    run: async ({ content, media }) => checkMedia(content, await media.list()),
  },
];

/**
 * The findings in content, of these checks alone or of all; a check of what cannot be read is left out, since the damage
 * names the file.
 */
async function contentFindings(
  { content: stored, now, newId, expiring, media }: Omit<CheckContext, 'catalogue' | 'sanitize'>,
  only: readonly CheckName[],
  damage: () => Promise<readonly Damage[]>,
): Promise<CheckResult[]> {
  const content = parsedOnce(stored);
  const context: CheckContext = {
    ...{ content, now, newId, expiring, media },
    catalogue: lazy(() => publicCatalogue({ ...content, generation: '' }, now.slice(0, 10))),
    sanitize: createSanitizeOnce(),
  };
  const found: CheckResult[] = [];
  for (const { finds, run } of CONTENT_CHECKS) {
    if (!finds.some((name) => only.includes(name))) continue;
    try {
      for (const result of await run(context)) if (only.includes(result.finding.check)) found.push(result);
    } catch (error) {
      if (!isProblem(error) || (await damage()).length === 0) throw error;
    }
  }
  return found;
}

/**
 * The checks that say something beside what was found of the files. What refers to the content of a file that is gone is no
 * mistake: such files come first, alone with the pictures that are gone too.
 */
function checksBeside(files: readonly Finding[], only: readonly CheckName[] = CHECKS): readonly CheckName[] {
  const lost = files.filter(({ code }) => code === 'lost-file').map(({ subject }) => subject);
  if (lost.length === 0) return only;
  return lost.includes('media/media.json') ? [] : only.filter((name) => name === 'missing-media');
}

/** Reads everything that can be read, so that the repair of each file is part of the change. */
function readContent(content: Transaction): void {
  const reads = [
    ...COLLECTION_NAMES.map((name) => () => content[name].get('')),
    ...DOCUMENT_NAMES.map((name) => () => content[name].get()),
  ];
  for (const read of reads) {
    try {
      read();
    } catch (error) {
      if (!isProblem(error)) throw error;
    }
  }
}
