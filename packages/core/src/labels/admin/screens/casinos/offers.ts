import { counted } from '../../../../diagnostics/plural.js';

/** The words of the screen of bonuses: what was checked and withdrawn, and figures that their texts say. */
export const adminOfferLabels = {
  confirm: 'Checked today',
  confirmed: (name: string) => `${name}: checked today`,
  withdraw: 'Withdraw',
  withdrawn: 'Withdrawn',
  restore: 'Put back on the site',
  restored: (name: string) => `${name}: back on the site`,
  suggest: {
    title: 'Read figures',
    text: 'What the titles, wagering and deposits of your bonuses say as figures. Nothing is filled in before you save it.',
    dollar: 'Currency of $',
    dollarHint: 'Such as USD or CAD; without it no amount in $ is read.',
    caption: 'Proposed figures',
    columns: { title: 'Bonus', figures: 'Figures', unread: 'Not read' },
    none: 'No text says a figure that is not entered yet.',
    save: (count: number) => `Save ${counted(count, 'proposal')}`,
    done: (name: string) => `Figures saved: ${name}`,
  },
} as const;

/** The words of the queue of offers to check. */
export const adminDueOfferLabels = {
  title: 'Offers to Check Today',
  count: (total: number, expired: number) =>
    `${counted(total, 'offer')} to check${expired === 0 ? '' : `, of which ${expired} ended`}`,
  none: 'Every offer is checked',
  noneText:
    'Offers come here that never were checked, were checked too long ago, end within a week, or have ended.',
  onlyLater: 'Nothing else to check',
  showLater: (count: number) => `Show ${counted(count, 'offer')} that you left`,
  toBonuses: 'All bonuses',
  waiting: 'Waiting since',
  facts: 'What you say of it',
  links: 'Where to check it',
  noLinks: 'Neither a source nor a page of terms is entered.',
  newTab: '(opens a new tab)',
  at: {
    source: 'Source',
    terms: 'Terms of the offer',
    'casino-terms': 'Terms of the casino',
    offer: 'The offer itself',
  },
  reasons: {
    expired: ({ validUntil = '' }: Dated) => `Ended on ${validUntil}`,
    'ends-soon': ({ validUntil = '' }: Dated) => `Ends on ${validUntil}`,
    unverified: (_: Dated) => 'Never checked',
    stale: ({ lastChecked = '' }: Dated) => `Checked on ${lastChecked}`,
  },
  actions: 'What you found',
  confirmed: 'Confirmed',
  expiredReason: 'It has ended: change its last day, or take it off the site.',
  changed: 'Changed',
  changedTitle: 'What has changed',
  gone: 'Gone',
  goneReason: 'Gone at the casino',
  later: 'Later',
} as const;

interface Dated {
  validUntil?: string | undefined;
  lastChecked?: string | undefined;
}

/** What a withdrawal did to the pages of the site. */
interface Withdrawal {
  offers: readonly { shownAt: readonly string[]; left: readonly { path: string }[] }[];
  /** Of how many more the pages were not looked up. */
  leftOut: number;
}

/** The words of taking an offer off the site. */
export const adminWithdrawalLabels = {
  title: (name: string) => `Take ${name} off the site?`,
  text: 'It is gone from all pages, feeds and embeds at once. You can put it back.',
  reason: 'Reason',
  reasonHint: 'For your colleagues; visitors never see it.',
  done: (name: string, { offers, leftOut }: Withdrawal) => {
    const left = [...new Set(offers.flatMap((offer) => offer.left.map(({ path }) => path)))];
    const shown = new Set(offers.flatMap(({ shownAt }) => shownAt));
    const gone = [...shown].filter((path) => !left.includes(path)).length;
    return [
      `${name}: off the site, gone from ${counted(gone, 'page')} that ${gone === 1 ? 'was' : 'were'} looked up`,
      ...(left.length === 0 ? [] : [`still on ${left.join(', ')}`]),
      ...(leftOut === 0
        ? []
        : [`the pages of ${counted(leftOut, 'more bonus', 'more bonuses')} were not looked up`]),
    ].join('; ');
  },
} as const;

/** The texts of the form of a market: what holds while a field is blank, and the page that says so. */
export const adminMarketLabels = {
  blank: (value: string) => `Blank: ${value},`,
  source: { read: 'as its law says', reported: 'as this page reports' },
  readOn: (day: string) => `(${day})`,
};
