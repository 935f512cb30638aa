import { lazy } from '../../lazy.js';
import { closestMatchAmong } from '../../model/closest-match.js';
import type { ReadableContent } from '../../model/collections.js';
import { analyticsOf } from '../../model/documents/analytics.js';
import { findLookAlikeNames } from '../../rules/look-alike-names.js';
import { displayNameOf } from '../../store/content.js';
import { matchRoute } from '../../urls/routes.js';
import { concealingDeclarations } from '../../values/css/concealing-css.js';
import { overruledCss } from '../../values/css/overruled-css.js';
import { cssIssues } from '../../values/css/safe-css.js';
import { hasEndedOn } from '../../values/offers/freshness.js';
import { type CheckResult, found } from './finding.js';

/** A named site that does not know its own address; search engines ignore that of a sample, so it needs none. */
export function* checkBaseUrl({ settings }: Pick<ReadableContent, 'settings'>): Iterable<CheckResult> {
  const { siteName, siteBaseUrl, isSample } = settings.get();
  if (siteName === '' || siteBaseUrl !== undefined || isSample) return;
  yield found('missing-base-url', {}, { in: 'settings', subject: 'siteBaseUrl' });
}

/** An analytics id of no known service. */
export function* checkAnalytics({ settings }: Pick<ReadableContent, 'settings'>): Iterable<CheckResult> {
  const { analyticsId: id } = settings.get();
  if (id === undefined || analyticsOf(id) !== undefined) return;
  yield found('unknown-analytics', { id }, { in: 'settings', subject: 'analyticsId' });
}

/** Bonuses of casinos that are not there, by an id or by a name alone, and those that name several. */
export function* checkBonusReferences(
  content: Pick<ReadableContent, 'bonuses' | 'casinos'>,
): Iterable<CheckResult> {
  const names = new Map<string, number>();
  const ids = new Set<string>();
  for (const { id, name } of content.casinos.all()) {
    names.set(name, (names.get(name) ?? 0) + 1);
    ids.add(id);
  }
  const nearestName = lazy(() => closestMatchAmong(names.keys()));
  for (const bonus of content.bonuses.all()) {
    const { id, casinoId, casino } = bonus;
    const name = displayNameOf(bonus);
    const where = { check: 'dangling-reference', in: 'bonuses', id, subject: name } as const;
    if (casinoId !== undefined && !ids.has(casinoId)) {
      yield found(
        'dangling-id',
        { bonus: name },
        where,
        (content) => void content.bonuses.update(id, { casinoId: null }),
      );
    } else if (casinoId === undefined) {
      const count = names.get(casino) ?? 0;
      if (count === 0)
        yield found('unknown-casino', { bonus: name, casino, suggestion: nearestName()(casino) }, where);
      else if (count > 1) yield found('shared-casino-name', { bonus: name, casino, count }, where);
    }
  }
}

/** Custom CSS with faults, of which visitors get nothing, with declarations that may hide a notice, or with what is overruled for the notices. */
export function* checkCss({ styles }: Pick<ReadableContent, 'styles'>): Iterable<CheckResult> {
  const { css, isActive } = styles.get();
  if (!isActive) return;
  const where = { in: 'styles', subject: 'custom CSS' };
  const [fault] = cssIssues(css);
  if (fault === undefined) {
    for (const { line, column, message: declaration } of concealingDeclarations(css))
      yield found('concealing-css', { line, column, declaration }, where);
    for (const { line, column, message: what } of overruledCss(css))
      yield found('overruled-css', { line, column, what }, where);
    return;
  }
  const { line, column, message } = fault;
  yield found('faulty-css', { line, column, fault: message }, where);
}

/** Bonuses that ended before today and are still on the site. */
export function* checkExpiredBonuses(
  content: Pick<ReadableContent, 'bonuses'>,
  today: string,
): Iterable<CheckResult> {
  for (const bonus of content.bonuses.all()) {
    const { id, validUntil: day, withdrawnAt } = bonus;
    if (day === undefined || !hasEndedOn(bonus, today) || withdrawnAt !== undefined) continue;
    const name = displayNameOf(bonus);
    yield found('expired-bonus', { bonus: name, day }, { in: 'bonuses', id, subject: name });
  }
}

/** Published pages whose slug is the path of another page: no new page can take it, but an older one may have it. */
export function* checkHiddenPages(content: ReadableContent): Iterable<CheckResult> {
  for (const { id, slug, title, isPublished } of content.pages.all()) {
    const path = `/${slug}`;
    if (!isPublished || matchRoute(path)?.kind === 'custom-page') continue;
    yield found('hidden-page', { title, path }, { in: 'pages', id, subject: title });
  }
}

/** Casinos whose names look like another, in letters of another script. */
export function* checkLookAlikeNames({ casinos }: Pick<ReadableContent, 'casinos'>): Iterable<CheckResult> {
  for (const { id, name, letters, other } of findLookAlikeNames(casinos.all)) {
    const where = { in: 'casinos', id, subject: name };
    yield found('look-alike-name', { name, letters, other }, where);
  }
}
