import { BONUS_WORDS, OTHER_SITES, REDIRECT_PATH, SPIN_WORDS } from './offer-words.js';
import { nodesIn, type PageNode, textOf } from './page-tree.js';
import { around, placesOf, plainText } from './plain-text.js';

/** An offer as a page shows it: the element that holds the claim and what belongs to it. */
export interface ShownOffer {
  node: PageNode;
  /** Its text as it is read, and plain. */
  text: string;
  plain: string;
  /** Links that lead to a casino. */
  links: readonly PageNode[];
}

/** Amounts and shares of a deposit. */
const AMOUNT =
  /[$\u20ac\u00a3] ?\d[\d.,]{0,11}|\d[\d.,]{0,11} ?(?:[$\u20ac\u00a3%]|(?:eur|euro|euroa|usd|gbp|cad|sek|dkk|kr|kronor|kroner)(?![a-z]))/;
const COUNT = /\d{1,4}\D{0,20}$/;
/** How far from its word an amount may stand, and a count. */
const [NEAR, COUNT_NEAR] = [60, 25];

const BLOCKS = new Set(
  (
    'p li td th div h1 h2 h3 h4 h5 h6 article section header footer aside main dt dd dl ul ol table tbody tr button ' +
    'figure figcaption blockquote form fieldset summary details body nav center'
  ).split(' '),
);
/** Elements beyond which an offer does not reach. */
const BOUNDARIES = new Set(['li', 'tr', 'article', 'figure', 'blockquote', 'body', 'main', '']);
const BOXES = new Set(['div', 'article', 'section', 'li', 'tr', 'a', 'aside', 'figure']);
/** More text than this is no card. */
const MOST_TEXT = 700;
/** Elements around a claim that may still be its offer. */
const MOST_STEPS = 12;
/** Longer blocks are prose about offers. */
const MOST_CLAIM = 400;
const PROMOTED = /bonus|offer|promo|deal|angebot|aktion|oferta|erbjudande|tilbud|tarjous/i;

/** Whether a plain text claims an offer. */
function claimsOffer(plain: string): boolean {
  for (const word of BONUS_WORDS)
    for (const at of placesOf(plain, word))
      if (AMOUNT.test(around(plain, at, NEAR, NEAR + word.length))) return true;
  for (const word of SPIN_WORDS)
    for (const at of placesOf(plain, word)) if (COUNT.test(around(plain, at, COUNT_NEAR, 0))) return true;
  return false;
}

/** The offers that a page shows; prose that mentions one without leading to it is none. */
export function findOffers(
  nodes: readonly PageNode[],
  isOutbound: (link: PageNode) => boolean,
): ShownOffer[] {
  const claims = new Map<PageNode, number>();
  const claiming = nodes.filter((node) => BLOCKS.has(node.name) && isClaim(node));
  for (const node of claiming) claims.set(node, 1);
  for (const node of nodes.toReversed()) {
    const count = claims.get(node);
    if (count === undefined || node.parent === undefined) continue;
    claims.set(node.parent, (claims.get(node.parent) ?? 0) + count);
  }
  const lists = listsOf(nodes, claims);
  const cards = new Set(claiming.map((node) => cardOf(node, lists)));
  return [...cards].flatMap((node) => {
    const text = textOf(node);
    const links = nodesIn(node, 'a').filter(isOutbound);
    return links.length > 0 || isPromoted(node) ? [{ node, text, plain: plainText(text), links }] : [];
  });
}

/** Whether a link leads to a casino: to another site, or to an address of this one that leads on. */
export function outboundTest(origin: string | undefined, isHelp: (address: URL) => boolean) {
  const own = URL.canParse(origin ?? '') ? new URL(origin as string) : new URL('https://site.invalid');
  return ({ attributes: { href } }: PageNode): boolean => {
    if (href === undefined || !URL.canParse(href, own.href)) return false;
    const address = new URL(href, own);
    if (!/^https?:$/.test(address.protocol)) return false;
    if (address.host === own.host) return REDIRECT_PATH.test(address.pathname);
    return !isHelp(address) && !OTHER_SITES.some((host) => isOf(address.hostname, host));
  };
}

function isOf(hostname: string, site: string): boolean {
  return hostname === site || hostname.endsWith(`.${site}`);
}

function isClaim(node: PageNode): boolean {
  const own = ownText(node);
  return own.length <= MOST_CLAIM && claimsOffer(plainText(own));
}

/** The text of a block without that of blocks in it. */
function ownText(block: PageNode): string {
  const pieces: string[] = [];
  let length = 0;
  const waiting: (PageNode | string)[] = [...block.children].reverse();
  while (waiting.length > 0 && length <= MOST_CLAIM) {
    const next = waiting.pop() as PageNode | string;
    if (typeof next === 'string') {
      pieces.push(next);
      length += next.trim().length;
    } else if (!BLOCKS.has(next.name))
      for (let i = next.children.length - 1; i >= 0; i--) waiting.push(next.children[i] as PageNode | string);
    else pieces.push(' ');
  }
  return pieces.join('').trim();
}

/** The largest element around a claim that is still one offer. */
function cardOf(claim: PageNode, lists: ReadonlySet<PageNode>): PageNode {
  let card = claim;
  for (let step = 0; step < MOST_STEPS && !BOUNDARIES.has(card.name); step++) {
    const { parent } = card;
    if (parent === undefined || parent.textLength > MOST_TEXT || lists.has(parent)) break;
    if (parent.name === 'body' || parent.name === 'main' || parent.name === '') break;
    card = parent;
  }
  return card;
}

/** The elements in which several offers of one shape stand side by side, and those around them. */
function listsOf(nodes: readonly PageNode[], claims: ReadonlyMap<PageNode, number>): ReadonlySet<PageNode> {
  const lists = new Set<PageNode>();
  for (const node of nodes.toReversed()) {
    if (!claims.has(node)) continue;
    if (!lists.has(node) && !hasSeveralBoxes(node, claims)) continue;
    lists.add(node);
    if (node.parent !== undefined) lists.add(node.parent);
  }
  return lists;
}

function hasSeveralBoxes(node: PageNode, claims: ReadonlyMap<PageNode, number>): boolean {
  const shapes = new Set<string>();
  for (const child of node.children) {
    if (typeof child === 'string' || !claims.has(child)) continue;
    // Two paragraphs of one offer say more about it; two boxes are two offers.
    if (!BOXES.has(child.name)) continue;
    const shape = `${child.name} ${child.attributes.class ?? ''}`;
    if (shapes.has(shape)) return true;
    shapes.add(shape);
  }
  return false;
}

function isPromoted(node: PageNode): boolean {
  if (nodesIn(node, 'button').length > 0) return true;
  return PROMOTED.test(`${node.attributes.class ?? ''} ${node.attributes.id ?? ''}`);
}
