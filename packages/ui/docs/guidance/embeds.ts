import type { Guidance } from './guidance.js';

/** Elements on other sites. */
export const embedGuidance: Record<string, Guidance> = {
  CasinoCardElement: {
    status: 'stable',
    use: 'For one casino on a page of another site.',
    avoid: 'In a React app of your own with data of your own: that is a CasinoCard.',
    do: 'Paste the whole snippet: the link inside is what readers have where no script runs.',
    dont: 'Take the height away, or the page jumps when the card is drawn.',
    content: 'It comes from the review site and follows it.',
    accessibility: 'Drawn in a shadow root, so styles of the page do not break its contrast or its focus.',
  },
  CompareElement: {
    status: 'stable',
    use: 'For two to four casinos side by side on a page of another site.',
    avoid: 'In columns below 300 px: a list is easier to read there.',
    do: 'Choose casinos that readers really weigh against each other.',
    dont: 'Use it for one.',
    content: 'It comes from the review site, the verdicts too.',
    accessibility: 'A table with named rows and columns. Too wide, it scrolls by keyboard too.',
  },
  ToplistElement: {
    status: 'stable',
    use: 'For the best casinos by a question: a country, a payment, a score.',
    avoid: 'For casinos chosen by hand where facts count: that is the comparison.',
    do: 'Keep it to three or five.',
    dont: 'Write another order beside it.',
    content: 'It follows the list of the review site, so it changes when that does.',
    accessibility: 'An ordered list; each card has a heading.',
  },
};
