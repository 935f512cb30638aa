import * as z from 'zod';
import { lazy } from '../../lazy.js';
import { closestMatchAmong } from '../../model/closest-match.js';
import { type CollectionName, collections, type ReadableContent } from '../../model/collections.js';
import { publicCatalogue } from '../../model/public-catalogue.js';
import { type Issue, isProblem } from '../../problem.js';
import { displayNameOf } from '../../store/content.js';
import type { MediaStorage } from '../../store/storage-adapter.js';
import { localDay } from '../../store/traffic-log.js';
import type { Transaction } from '../../store/transaction.js';
import { resolveUrl } from '../../urls/resolve-url.js';
import { sanitizeHtml } from '../../values/safe-html.js';
import { change, question } from '../define/operation.js';
import { fileFindings, refuseDamaged } from '../file-findings.js';
import { checkAppearance } from './appearance-check.js';
import { checkMedia } from './media-check.js';
import { checkRedirects } from './redirects-check.js';

/** One thing that is wrong with the content, and how it is mended. */
export interface Finding {
  /** Which check found it. */
  check: string;
  /** Where: a collection or document. */
  in: string;
  id?: string;
  subject: string;
  message: string;
  /** What to do about it. */
  mend: string;
  /** Whether `doctor --fix` does it. */
  isSafe: boolean;
}

type Mend = (content: Transaction, media: MediaStorage) => void | Promise<void>;

/** Everything that is wrong with the content. */
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

/** Mends what is safe to mend, and says what remains. */
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

/** What is wrong with content that can be read. Problem: `fault` with all that is wrong with the files, where it cannot. */
async function contentFindings(
  content: ReadableContent,
  now: string,
  media: MediaStorage,
  damage: readonly Issue[],
): Promise<{ finding: Finding; mend?: Mend }[]> {
  const names = await media.list();
  try {
    return [...runChecks(content, now, names)];
  } catch (error) {
    if (isProblem(error)) refuseDamaged(damage, error.hint ?? '');
    throw error;
  }
}

function* runChecks(
  content: ReadableContent,
  now: string,
  media: readonly string[],
): Iterable<{ finding: Finding; mend?: Mend }> {
  yield* checkBonusReferences(content);
  yield* checkExpiredBonuses(content, localDay(Date.parse(now)));
  yield* checkMenuTargets(content, now);
  yield* checkRedirects(content);
  yield* checkUnsafeHtml(content);
  yield* checkAppearance(content);
  yield* checkMedia(content, media);
}

function* checkBonusReferences(content: ReadableContent): Iterable<{ finding: Finding; mend?: Mend }> {
  const names = new Set<string>();
  const ids = new Set<string>();
  for (const casino of content.casinos.all()) {
    names.add(casino.name);
    ids.add(casino.id);
  }
  const nearestName = lazy(() => closestMatchAmong(names));
  for (const bonus of content.bonuses.all()) {
    const about = { in: 'bonuses', id: bonus.id, subject: displayNameOf(bonus) };
    if (bonus.casinoId !== undefined && !ids.has(bonus.casinoId)) {
      const message = `Bonus '${displayNameOf(bonus)}' names a casino id that is not there`;
      const mend = 'Take the id away; the name stays.';
      yield {
        finding: { check: 'dangling-reference', ...about, message, mend, isSafe: true },
        mend: (tx) => void tx.bonuses.update(bonus.id, { casinoId: null }),
      };
    } else if (bonus.casinoId === undefined && !names.has(bonus.casino)) {
      const close = nearestName()(bonus.casino);
      const message = `Bonus '${displayNameOf(bonus)}' names casino '${bonus.casino}', which is not there`;
      const mend = close === undefined ? 'Name a casino that is there.' : `Perhaps '${close}' is meant.`;
      yield { finding: { check: 'dangling-reference', ...about, message, mend, isSafe: false } };
    }
  }
}

function* checkExpiredBonuses(content: ReadableContent, today: string): Iterable<{ finding: Finding }> {
  for (const bonus of content.bonuses.all()) {
    if (bonus.validUntil === undefined || bonus.validUntil >= today) continue;
    const message = `Bonus '${displayNameOf(bonus)}' ended on ${bonus.validUntil}`;
    const mend = 'Give it a new end date, or delete it.';
    yield {
      finding: {
        check: 'expired-bonus',
        in: 'bonuses',
        id: bonus.id,
        subject: displayNameOf(bonus),
        message,
        mend,
        isSafe: false,
      },
    };
  }
}

function* checkMenuTargets(content: ReadableContent, now: string): Iterable<{ finding: Finding }> {
  const catalogue = publicCatalogue({ ...content, generation: '' }, now.slice(0, 10));
  for (const menu of ['header', 'footer'] as const) {
    for (const item of content.menus.get()[menu]) {
      const path = item.url.startsWith('/') ? item.url.replace(/[?#].*$/, '') : undefined;
      if (path === undefined || !item.isVisible) continue;
      const { kind } = resolveUrl(catalogue, path);
      if (kind === 'page' || kind === 'moved') continue;
      const message = `The ${menu} menu's item '${item.label}' leads to ${item.url}, where nothing is`;
      const mend = 'Publish a page there, point the item elsewhere, or hide it.';
      yield {
        finding: {
          check: 'dead-menu-target',
          in: 'menus',
          id: item.id,
          subject: item.label,
          message,
          mend,
          isSafe: false,
        },
      };
    }
  }
}

function* checkUnsafeHtml(content: ReadableContent): Iterable<{ finding: Finding; mend?: Mend }> {
  const htmlFields: [CollectionName, string][] = [
    ['casinos', 'detailedReview'],
    ['posts', 'content'],
    ['pages', 'content'],
  ];
  for (const [name, field] of htmlFields) {
    for (const record of content[name].all()) {
      const html = (record as Record<string, unknown>)[field];
      if (typeof html !== 'string' || sanitizeHtml(html) === html) continue;
      const subject = displayNameOf(record);
      const message = `${collections[name].title} '${subject}' holds HTML that is not safe`;
      const mend = 'Clean it: what is not on the allow-list is taken out.';
      yield {
        finding: { check: 'unsafe-html', in: name, id: record.id, subject, message, mend, isSafe: true },
        mend: (tx) => void tx[name].update(record.id, { [field]: sanitizeHtml(html) }),
      };
    }
  }
}
