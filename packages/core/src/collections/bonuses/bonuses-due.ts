import { question } from '../../operations/define/operation.js';
import { paginate, pagination } from '../../operations/records/paginate.js';
import { localDay } from '../../store/traffic-log.js';
import { type DueCheck, type DueReason, dueCheck } from '../../values/offers/due-check.js';
import type { Casino } from '../casinos/casino.js';
import type { Bonus } from './bonus.js';

/** Where the terms of an offer can be read. */
export interface TermsLink {
  at: 'source' | 'terms' | 'casino-terms' | 'offer';
  href: string;
}

/** A bonus that is to be checked. */
export type DueBonus = Bonus & {
  reasons: DueReason[];
  /** The day since which it waits, YYYY-MM-DD. */
  dueSince: string;
  links: TermsLink[];
};

/** Bonuses that visitors can claim and that wait for a check, the longest waiting first. */
export const bonusesDue = question({
  name: 'bonuses.due',
  summary: 'List the bonuses whose terms are to be checked',
  permission: 'see all content',
  exposure: { screen: '/admin/bonuses/due' },
  input: pagination,
  run({ content, now }, page): { total: number; expired: number; records: DueBonus[] } {
    const today = localDay(Date.parse(now));
    const days = content.settings.get().recheckOffersAfter;
    const casinoOf = claimableAt(content.casinos.all());
    const due: { bonus: Bonus; casino: Casino | undefined; check: DueCheck }[] = [];
    for (const bonus of content.bonuses.all()) {
      if (bonus.withdrawnAt !== undefined) continue;
      const check = dueCheck(bonus, today, days);
      if (check === undefined) continue;
      const at = casinoOf(bonus);
      if (at !== 'nowhere') due.push({ bonus, casino: at, check });
    }
    due.sort(
      (a, b) =>
        Number(a.check.since > b.check.since) - Number(a.check.since < b.check.since) ||
        Number(a.bonus.id > b.bonus.id) - Number(a.bonus.id < b.bonus.id),
    );
    const { total, records } = paginate(due, page);
    return {
      total,
      expired: due.filter(({ check }) => check.reasons.includes('expired')).length,
      records: records.map(({ bonus, casino, check }) => ({
        ...bonus,
        reasons: check.reasons,
        dueSince: check.since,
        links: termsLinks(bonus, casino),
      })),
    };
  },
});

/**
 * Finds the casino at which a bonus can be claimed; undefined for one that is not listed, and `nowhere` where the casino is
 * hidden, blacklisted or gone.
 */
function claimableAt(casinos: Iterable<Casino>): (bonus: Bonus) => Casino | undefined | 'nowhere' {
  const byId = new Map<string, Casino>();
  const byName = new Map<string, Casino>();
  const isShown = ({ isActive, isBlacklisted }: Casino) => isActive && !isBlacklisted;
  for (const casino of casinos) {
    byId.set(casino.id, casino);
    const namesake = byName.get(casino.name);
    if (namesake === undefined || !isShown(namesake)) byName.set(casino.name, casino);
  }
  return ({ casinoId, casino: name }) => {
    const casino = casinoId === undefined ? byName.get(name) : byId.get(casinoId);
    if (casino === undefined) return casinoId === undefined ? undefined : 'nowhere';
    return isShown(casino) ? casino : 'nowhere';
  };
}

/** The addresses at which an offer is checked, each once; that of the offer itself only where there is no other. */
function termsLinks({ source, termsUrl, visitUrl }: Bonus, casino: Casino | undefined): TermsLink[] {
  const pages: { at: TermsLink['at']; href: string | undefined }[] = [
    { at: 'source', href: source },
    { at: 'terms', href: termsUrl },
    { at: 'casino-terms', href: casino?.termsUrl },
  ];
  const links = pages.flatMap(({ at, href }) => (href === undefined ? [] : [{ at, href }]));
  if (links.length > 0)
    return links.filter(({ href }, i) => links.findIndex((one) => one.href === href) === i);
  const offer = visitUrl ?? casino?.visitUrl;
  return offer === undefined ? [] : [{ at: 'offer', href: offer }];
}
