import type { HelpPage, RuleLine, RuleLines, SiteFault } from '@croupier/core';
import { findOffers, outboundTest, type ShownOffer } from './find-offers.js';
import { HELP_WORDS, RELOAD_WORDS, TERM_WORDS } from './offer-words.js';
import { nodesIn, type PageNode, readPageTree, selectorOf, textOf } from './page-tree.js';
import { firstWordIn, plainText } from './plain-text.js';
import { statedEnd } from './stated-day.js';
import { statedAge, statedWagering } from './stated-figures.js';

/** What pages are held against. */
export interface MarketCheck {
  /** The name of the market. */
  market: string;
  lines: RuleLines;
  /** Who helps people there. */
  helpPages: readonly HelpPage[];
  /** YYYY-MM-DD. */
  today: string;
  origin: string | undefined;
}

interface CheckedPage {
  path: string;
  plain: string;
  offers: readonly ShownOffer[];
  root: PageNode;
}

type Found = Omit<SiteFault, 'page'>;

/** How much of an offer a finding repeats. */
const SHOWN_TEXT = 80;

/** Where a page breaks the rules of a market, as far as one can see. */
export function pageMarketFaults(path: string, html: string, check: MarketCheck): SiteFault[] {
  const nodes = readPageTree(html);
  const root = nodes[0] as PageNode;
  const helpHosts = new Set(check.helpPages.map(({ href }) => hostOf(new URL(href))));
  const isOutbound = outboundTest(check.origin, (address) => helpHosts.has(hostOf(address)));
  const offers = findOffers(nodes, isOutbound);
  const page: CheckedPage = { path, plain: plainText(textOf(root)), offers, root };
  const found = [
    ...offers.flatMap((offer) => [
      ...hiddenFaults(offer, check),
      ...termFaults(offer, check),
      ...wageringFaults(offer, check),
      ...playerFaults(offer, check),
      ...endFaults(offer, check),
      ...wordFaults(offer, check),
    ]),
    ...(offers.length === 0 ? [] : [...ageFaults(page, check), ...helpFaults(page, check, helpHosts)]),
    ...linkFaults(nodes, offers, isOutbound),
  ];
  return found.map((one) => ({ page: path, ...one }));
}

function hiddenFaults(offer: ShownOffer, { market, lines: { hideOffers } }: MarketCheck): Found[] {
  return hideOffers?.value === true
    ? [fault('market-offer', `An offer is shown, and none may be advertised in ${market}`, offer, hideOffers)]
    : [];
}

function termFaults(offer: ShownOffer, { lines: { termsBesideOffer } }: MarketCheck): Found[] {
  if (termsBesideOffer?.value !== true) return [];
  if (Object.values(TERM_WORDS).some((words) => firstWordIn(offer.plain, words) !== undefined)) return [];
  const message =
    'An offer has no condition beside it: what has to be staked or deposited, by whom, until when';
  return [fault('market-terms', message, offer, termsBesideOffer)];
}

function wageringFaults(offer: ShownOffer, { lines: { maxWageringTimes } }: MarketCheck): Found[] {
  const most = maxWageringTimes?.value;
  const times = statedWagering(offer.plain, TERM_WORDS.wagering);
  if (most === undefined || times === undefined || times <= most) return [];
  const message = `An offer has to be staked ${times} times, and at most ${most} times are allowed`;
  return [fault('market-wagering', message, offer, maxWageringTimes)];
}

function playerFaults(offer: ShownOffer, { lines: { firstOfferOnly } }: MarketCheck): Found[] {
  const word = firstWordIn(offer.plain, RELOAD_WORDS);
  if (firstOfferOnly?.value !== true || word === undefined) return [];
  const message = `An offer is for those who play already ('${word}'), and only the first offer is allowed`;
  return [fault('market-players', message, offer, firstOfferOnly)];
}

function endFaults(offer: ShownOffer, { today }: MarketCheck): Found[] {
  const day = statedEnd(offer.plain);
  return day !== undefined && day < today ? [fault('market-expired', `An offer ended on ${day}`, offer)] : [];
}

function wordFaults(offer: ShownOffer, { lines: { wordsToAvoid } }: MarketCheck): Found[] {
  const words = (wordsToAvoid?.value ?? []).filter((word) => offer.plain.includes(plainText(word)));
  return words.map((word) => fault('market-word', `An offer says '${word}'`, offer, wordsToAvoid));
}

function ageFaults({ plain, offers }: CheckedPage, { market, lines: { minimumAge } }: MarketCheck): Found[] {
  const least = minimumAge?.value;
  const stated = statedAge(plain);
  if (least === undefined || (stated !== undefined && stated >= least)) return [];
  const said = stated === undefined ? 'names no minimum age' : `says ${stated}+`;
  const message = `The page has offers and ${said}; players are ${least} or older in ${market}`;
  return [fault('market-age', message, offers[0] as ShownOffer, minimumAge)];
}

function helpFaults(
  { plain, root, offers }: CheckedPage,
  { market, helpPages, lines }: MarketCheck,
  helpHosts: ReadonlySet<string>,
): Found[] {
  const names = helpPages.map(({ name }) => plainText(name.replace(/ *\(.*/, '')));
  if (firstWordIn(plain, [...HELP_WORDS, ...names, '1 800 gambler']) !== undefined) return [];
  const leadsToHelp = nodesIn(root, 'a').some(({ attributes: { href = '' } }) => {
    if (URL.canParse(href)) return helpHosts.has(hostOf(new URL(href)));
    return firstWordIn(plainText(href), HELP_WORDS) !== undefined;
  });
  if (leadsToHelp) return [];
  const { value: helpline } = lines.helpline ?? {};
  const example = helpline === undefined ? '' : `, such as ${helpline.name} (${helpline.href})`;
  const message = `The page has offers and leads to no help for people in ${market} who gamble too much${example}`;
  return [fault('market-help', message, offers[0] as ShownOffer, lines.helpline)];
}

/** Links that are paid for say so. */
function linkFaults(
  nodes: readonly PageNode[],
  offers: readonly ShownOffer[],
  isOutbound: (link: PageNode) => boolean,
): Found[] {
  const ofOffers = offers.flatMap(({ links }) => links);
  const leadingOn = nodes.filter(
    (node) => node.name === 'a' && /^\//.test(node.attributes.href ?? '') && isOutbound(node),
  );
  return [...new Set([...ofOffers, ...leadingOn])]
    .filter(({ attributes: { rel = '' } }) => !/(?:^|\s)(?:sponsored|nofollow)(?:\s|$)/i.test(rel))
    .map((link) => ({
      rule: 'market-link',
      message: `A link to a casino, ${link.attributes.href}, is not marked as paid: rel has neither sponsored nor nofollow`,
      element: describe(link, textOf(link)),
    }));
}

function fault(rule: string, message: string, { node, text }: ShownOffer, line?: RuleLine): Found {
  const source = line === undefined || line.isOwn ? undefined : line.source;
  return { rule, message, element: describe(node, text), ...(source === undefined ? {} : { source }) };
}

/** An element by its selector, and the beginning of its text. */
function describe(node: PageNode, text: string): string {
  const short = text.length > SHOWN_TEXT ? `${text.slice(0, SHOWN_TEXT).trimEnd()}…` : text;
  return `${selectorOf(node)}: ${short}`;
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^www\./, '');
}
