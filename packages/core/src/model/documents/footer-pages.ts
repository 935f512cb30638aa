/** A page that footers usually link to. */
interface FooterPage {
  title: string;
  slug: string;
  /** Placeholder content in HTML, until staff write their own. */
  starter: string;
}

/** The usual footer pages, each with placeholder content that says what belongs there. */
export const FOOTER_PAGES: readonly FooterPage[] = [
  ['About Us', 'about', 'Who runs this site, who writes the reviews, and how it earns its money.'],
  ['Terms of Service', 'terms', 'The terms under which visitors use this site.'],
  ['Privacy Policy', 'privacy', 'What this site keeps about its visitors, why, and for how long.'],
  ['Cookie Policy', 'cookies', 'Which cookies this site sets, if any, and what each one is for.'],
  ['Disclaimer', 'disclaimer', 'What readers should know about the links, offers and opinions on this site.'],
  ['Contact Us', 'contact', 'How to reach the people behind this site.'],
  [
    'Responsible Gambling',
    'responsible-gambling',
    'Gambling is for adults and can become a problem. Where to find help, and how to set limits.',
  ],
  ['FAQ', 'faq', 'Short answers to what readers ask most.'],
  ['Payment Methods', 'payment-methods', 'How players pay in and out, what it costs and how long it takes.'],
  ['Sitemap', 'sitemap', 'Every part of this site in one list.'],
].map(([title = '', slug = '', text = '']) => ({ title, slug, starter: `<p>${text}</p>` }));
