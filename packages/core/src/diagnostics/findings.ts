import { idlePinText } from './idle-pin-text.js';
import { LINK_FINDINGS } from './link-findings.js';
import { MARKET_FINDINGS } from './market-findings.js';
import { MEDIA_FINDINGS } from './media-findings.js';
import { OFFER_FINDINGS } from './offer-findings.js';
import { counted } from './plural.js';
import { REGISTER_FINDINGS } from './register-findings.js';
import { SEARCH_FINDINGS } from './search-findings.js';
import { SETTINGS_FINDINGS } from './settings-findings.js';
import { TEXT_FINDINGS } from './text-findings.js';
import {
  type DeceptiveLink,
  type DuplicateParams,
  deceptiveLinkText,
  duplicateText,
  hiddenPagesText,
  lookAlikeText,
} from './warnings.js';

/** How a check words what it found, and what mends it in the terminal and the admin. */
interface FindingEntry {
  message(params: never): string;
  mend(params: never): string;
  /** Whether the doctor mends it by itself. */
  isSafe: boolean;
  severity: Severity;
}

/** How grave a finding is: an error is seen by visitors, a warning may be, a note is for tidiness. */
export const SEVERITIES = ['error', 'warning', 'note'] as const;
/** One of them. */
export type Severity = (typeof SEVERITIES)[number];

type FileDamage = { file?: string | undefined; line?: number | undefined; damage: string };

const damageText = ({ file, line, damage }: FileDamage) =>
  `${[file, line === undefined ? undefined : `line ${line}`].filter(Boolean).join(', ')}: ${damage}`;

/** An address of a casino to which the site does not lead. */
type BarredLink = { url: string; casino: string; why: keyof typeof BARRED };

const BARRED = {
  blacklisted: 'is blacklisted',
  withdrawn: 'was taken off the site',
  'offer-withdrawn': 'has an offer there that was withdrawn',
  withheld: 'is not linked to in the home market',
} as const;

const cleanHtml = 'Clean it: what is not on the allow-list is taken out.';

/** Everything that the doctor can find, by check. */
export const FINDINGS = {
  'damaged-file': {
    severity: 'error',
    message: damageText,
    mend: () =>
      'Take the file back from version control or a backup. If you changed it yourself, save it again: it is then checked.',
    isSafe: false,
  },
  'foreign-file': {
    severity: 'warning',
    message: damageText,
    mend: () => 'Delete it, or put what it leads to in its place: nothing behind it is read.',
    isSafe: false,
  },
  'repairable-file': {
    severity: 'error',
    message: (damage: FileDamage & { repair: string }) => damageText(damage),
    mend: ({ repair }: FileDamage & { repair: string }) =>
      `Repair the file: ${repair}. A copy of it as it is stays beside.`,
    isSafe: true,
  },
  'lost-file': {
    severity: 'error',
    message: ({ file }: { file: string }) => `${file}: the file is missing`,
    mend: () =>
      'Put it back from version control or a backup, or restore a backup. Where there is no copy, begin it anew, empty: what it held is lost.',
    isSafe: true,
  },
  'dangling-id': {
    severity: 'warning',
    message: ({ bonus }: { bonus: string }) => `Bonus '${bonus}' names a casino id that is not there`,
    mend: () => 'Take the id away; the name stays.',
    isSafe: true,
  },
  'unknown-casino': {
    severity: 'warning',
    message: ({ bonus, casino }: { bonus: string; casino: string; suggestion?: string | undefined }) =>
      `Bonus '${bonus}' names casino '${casino}', which is not there`,
    mend: ({ suggestion }: { suggestion?: string | undefined }) =>
      suggestion === undefined ? 'Name a casino that is there.' : `Perhaps '${suggestion}' is meant.`,
    isSafe: false,
  },
  'shared-casino-name': {
    severity: 'warning',
    message: ({ bonus, casino, count }: { bonus: string; casino: string; count: number }) =>
      `Bonus '${bonus}' names casino '${casino}', and ${count} have that name`,
    mend: () => 'Name the casino by its slug.',
    isSafe: false,
  },
  'unknown-programme': {
    severity: 'warning',
    message: ({ title, slug, programme }: { title: string; slug: string; programme: string }) =>
      `${title} '${slug}' names programme '${programme}', which is not there`,
    mend: () => 'Name a programme that is there, or none: the link stays as it is.',
    isSafe: false,
  },
  'expired-bonus': {
    severity: 'warning',
    message: ({ bonus, day }: { bonus: string; day: string }) => `Bonus '${bonus}' ended on ${day}`,
    mend: () => 'Give it a new end date, or delete it.',
    isSafe: false,
  },
  'idle-pin': {
    severity: 'warning',
    message: idlePinText,
    mend: () => 'Take the pin away, or give it another casino or a later end.',
    isSafe: false,
  },
  ...OFFER_FINDINGS,
  ...REGISTER_FINDINGS,
  ...LINK_FINDINGS,
  ...MARKET_FINDINGS,
  ...SEARCH_FINDINGS,
  'look-alike-name': {
    severity: 'warning',
    message: lookAlikeText,
    mend: () =>
      'Check that it is the casino that it seems to be; write its name with the letters that it uses.',
    isSafe: false,
  },
  'duplicate-casino': {
    severity: 'warning',
    message: (pair: DuplicateParams) => `Casino ${duplicateText(pair)}`,
    mend: () => 'Merge them, or say that they are distinct.',
    isSafe: false,
  },
  'deceptive-link': {
    severity: 'warning',
    message: ({ title, ...link }: DeceptiveLink & { title: string }) =>
      `${title}: ${deceptiveLinkText(link)}`,
    mend: () => 'Check that it leads where it seems to lead; write the address anew, by hand.',
    isSafe: false,
  },
  'dead-menu-target': {
    severity: 'error',
    message: ({ menu, label, url }: { menu: string; label: string; url: string }) =>
      `The ${menu} menu's item '${label}' leads to ${url}, where nothing is`,
    mend: () => 'Publish a page there, point the item elsewhere, or hide it.',
    isSafe: false,
  },
  'dead-redirect-target': {
    severity: 'error',
    message: ({ rule }: { rule: string; target: string; id: string }) => `${rule}: nothing is there`,
    mend: () => 'Publish a page there, point the redirect elsewhere, or disable it.',
    isSafe: false,
  },
  ...TEXT_FINDINGS,
  'barred-link': {
    severity: 'warning',
    message: ({ title, url, casino, why }: BarredLink & { title: string }) =>
      `${title} links to ${url}: ${casino} ${BARRED[why]}, so visitors see the text without a link`,
    mend: () => 'Take the link out, or link to the review.',
    isSafe: false,
  },
  'barred-menu-target': {
    severity: 'error',
    message: ({ menu, label, url, casino, why }: BarredLink & { menu: string; label: string }) =>
      `The ${menu} menu's item '${label}' leads to ${url}: ${casino} ${BARRED[why]}`,
    mend: () => 'Point the item elsewhere, or hide it.',
    isSafe: false,
  },
  'empty-menu-target': {
    severity: 'note',
    message: ({ menu, label, url }: { menu: string; label: string; url: string }) =>
      `The ${menu} menu's item '${label}' is not shown while the page ${url} is empty`,
    mend: () => 'Put something on that page, point the item elsewhere, or delete it.',
    isSafe: false,
  },
  'barred-redirect-target': {
    severity: 'error',
    message: ({ rule, casino, why }: BarredLink & { rule: string; id: string }) =>
      `${rule}: ${casino} ${BARRED[why]}`,
    mend: () => 'Point the redirect to the review, or disable it.',
    isSafe: false,
  },
  ...SETTINGS_FINDINGS,
  'hidden-page': {
    severity: 'error',
    message: ({ title, path }: { title: string; path: string }) =>
      `Page '${title}' is hidden: at ${path} the site shows a page of its own`,
    mend: () => 'Give it another slug, or unpublish it.',
    isSafe: false,
  },
  'unusable-redirect': {
    severity: 'error',
    message: ({ rule, fault }: { rule: string; fault: string; id: string }) => `${rule}: ${fault}`,
    mend: () => 'It has no effect: mend it, or delete it.',
    isSafe: false,
  },
  'redirect-loop': {
    severity: 'error',
    message: ({ loop }: { loop: string }) => `Here ${loop}`,
    mend: () => 'Visitors are left where they are. Change or delete one of these redirects.',
    isSafe: false,
  },
  'shadowed-redirect': {
    severity: 'warning',
    message: ({ shadow }: { shadow: string; id: string }) => shadow,
    mend: () => 'Move it up, or delete it.',
    isSafe: false,
  },
  'page-behind-redirect': {
    severity: 'warning',
    message: hiddenPagesText,
    mend: () => 'Give the redirect another source, disable it, or take the page off the site.',
    isSafe: false,
  },
  'unsafe-html': {
    severity: 'error',
    message: ({ title, name }: { title: string; name: string }) =>
      `${title} '${name}' holds HTML that is not safe`,
    mend: () => cleanHtml,
    isSafe: true,
  },
  'unsafe-homepage-html': {
    severity: 'error',
    message: ({ title }: { title: string }) => `${title} holds HTML that is not safe`,
    mend: () => cleanHtml,
    isSafe: true,
  },
  'inline-picture': {
    severity: 'warning',
    message: ({ called, count, kilobytes }: { called: string; count: number; kilobytes: number }) =>
      `${called} holds ${counted(count, 'picture')} in itself (${kilobytes.toLocaleString('en')} kB), and every page that shows it carries ${count === 1 ? 'that' : 'those'}`,
    mend: () => 'Take it into the library.',
    isSafe: true,
  },
  'unusable-inline-picture': {
    severity: 'warning',
    message: ({ called, why }: { called: string; why: string }) =>
      `${called} holds a picture in itself that the library does not take: ${why}`,
    mend: () => 'Take it out, and add another.',
    isSafe: false,
  },
  'faulty-css': {
    severity: 'error',
    message: ({ line, column, fault }: { line: number; column: number; fault: string }) =>
      `The custom CSS has faults, so visitors get none of it. Line ${line}, column ${column}: ${fault}`,
    mend: () => 'Mend it, or take an earlier version back.',
    isSafe: false,
  },
  'concealing-css': {
    severity: 'error',
    message: ({ line, column, declaration }: { line: number; column: number; declaration: string }) =>
      `The custom CSS may hide or cover a notice that the law asks for. Line ${line}, column ${column}: ${declaration}`,
    mend: () => 'Look at the pages with offers. If a notice is not to be seen, change this.',
    isSafe: false,
  },
  'overruled-css': {
    severity: 'note',
    message: ({ line, column, what }: { line: number; column: number; what: string }) =>
      `Some of the custom CSS is overruled. Line ${line}, column ${column}: ${what}`,
    mend: () => 'Take it out, or name elements without a notice.',
    isSafe: false,
  },
  ...MEDIA_FINDINGS,
} as const satisfies Record<string, FindingEntry>;

/** The name of something that the doctor finds. */
export type FindingCode = keyof typeof FINDINGS;

/** The params of a finding, as its texts take them. */
export type FindingParams<C extends FindingCode> = Parameters<(typeof FINDINGS)[C]['message']>[0];
