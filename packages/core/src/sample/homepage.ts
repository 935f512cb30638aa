import { messages } from '../messages.js';
import { defaultSections, type Homepage } from '../model/documents/homepage.js';
import { sanitizeHtml } from '../values/html/safe-html.js';

/** The sample home page: twelve sections and their texts. */
export const sampleHomepage: Homepage = {
  sections: defaultSections(),
  content: {
    heroTitle: 'Find a casino you can trust',
    heroDescription:
      'Every casino here has been tested with real deposits and real withdrawals. We say what works, what does not, and where not to play at all.',
    heroSubtitle: 'Independent reviews, plain language, no hidden favorites.',
    statsValues: {
      casinos: '13,367',
      games: '21,940',
      bonuses: '5,218',
      reviews: '8,104',
      complaints: '12,755',
      articles: '640',
    },
    bestCasinosTitle: 'The best casinos at the moment',
    protectionsTitle: 'How we look after you',
    protectionsPoint1: 'We test withdrawals before we recommend a casino',
    protectionsPoint2: 'We read the terms, and quote what can cost you money',
    protectionsPoint3: 'We keep a blacklist, and take nobody off it for a fee',
    protectionsDescription:
      'A score counts only if it can be checked. Each review names who wrote it and when it was last changed, and what we earn never moves a score.',
    advertisingTitle: 'Your casino is not here?',
    advertisingDescription: 'Tell us about it. We test it with our own money, and publish what we find.',
    advertisingButtonText: 'Get in touch',
    onlineCasinosTitle: 'Online casinos, compared',
    onlineCasinosDescription:
      'Safety first, then games, bonuses, support and payments. Compare what matters to you.',
    casinoBonusesTitle: 'Bonuses worth claiming',
    casinoBonusesDescription: 'Wagering, minimum deposit and last day stand beside every offer.',
    dailyPlayersTitle: messages.homepage.dailyPlayersTitle,
    dailyPlayersSubtitle: messages.homepage.dailyPlayersSubtitle,
    footerCopyright: sanitizeHtml('<p>© 2026. All casinos, offers and figures on this site are samples.</p>'),
    footerGamblingWarning: sanitizeHtml(
      '<p>Play for fun and with money you can spare, and <a href="/responsible-gambling">get help early</a>.</p>',
    ),
  },
};
