import { counted, grouped } from '../../../diagnostics/plural.js';

/** The texts of links to other sites. */
export const adminLinkLabels = {
  title: 'Links to other sites',
  text: 'Follows the links to casinos, their terms and games. It asks each host one thing at a time, and the robots.txt of hosts whose terms it reads.',
  submit: 'Check links',
  running: 'Following the links',
  links: (done: number, total = done) => `${grouped(done)} of ${counted(total, 'link')}`,
  found: (checked: number, fine: number) =>
    checked === 0 ? 'There is no link to follow.' : `${fine} of ${counted(checked, 'link')} fine.`,
  unchecked: (count: number) =>
    count === 0 ? '' : `${counted(count, 'link has', 'links have')} not been checked yet.`,
  table: 'Links to look at',
  none: 'No link needs attention',
  columns: { link: 'Link', outcome: 'Outcome', where: 'Where', checked: 'Checked', action: 'New address' },
  outcomes: {
    ok: 'Fine',
    moved: 'Moved',
    'lost-parameters': 'Loses parameters',
    parked: 'Parked',
    blocked: 'Blocked',
    gone: 'Gone',
    failed: 'Failed',
  },
  more: (count: number) => `And ${counted(count, 'more link')}: the terminal lists them all.`,
  use: 'Use the new address',
  used: (url: string) => `The new address is ${url}`,
} as const;
