import { splitSelectors } from './css-selector.js';

/** What a rule may match: a notice, something with a notice in it, or neither as far as its selectors tell. */
export type NoticePlace = 'notice' | 'around' | 'elsewhere';

const classesOf = (parts: string) =>
  parts
    .trim()
    .split(/\s+/)
    .map((part) => `cr-${part.replace('__', '-module__')}`);

/** The classes of notices. */
const NOTICE_CLASSES = new Set(
  classesOf(`PageFrame__disclosure HomeCasinoCard__notice BonusCard__notice CasinoCard__notice casinos__pinned
    ReviewCard__notice ReviewHeader__notice EmbedComparison__notice Footer__notice AdMark__root BlacklistNotice__root`),
);
/** The classes of elements with a notice in them. */
const AROUND_CLASSES = new Set(
  classesOf(`PageFrame__root PageFrame__main Footer__root Footer__inner surface__card surface__raised HomePage__root
    HomeHero__root HomeHero__top HomeHero__aside SectionBlock__block SectionBlock__cards SectionBlock__offers
    HomeCasinoCard__root BonusCard__root CasinoCard__root CasinoCard__content CasinoCard__offer ReviewCard__root
    BlacklistCard__root BestCasinosPage__root BestCasinosPage__ranking BestCasinosPage__list Toplist__root casinos__root
    casinos__cards casinos__list CardGrid__root CardGrid__cell listings__root listings__listing SearchPage__root SearchPage__group ReviewPage__root
    ReviewHeader__root ReviewHeader__box ReviewHeader__offer ReviewSections__part ReviewSections__section
    ReviewSections__sources`),
);
const AROUND_TYPES = /^(?:\*|html|body|div|main|header|footer|article|section|ul|ol|li)$/i;
const AROUND_IDS = /^(?:root|content|bonuses|background)$/;

/** Where the selectors of a rule lead; `outer` is where those of the rule around it do. */
export function noticePlaceOf(selectors: string, outer: NoticePlace): NoticePlace {
  const places = splitSelectors(selectors).map((selector) => placeOf(selector, outer));
  return (['notice', 'around'] as const).find((place) => places.includes(place)) ?? 'elsewhere';
}

function placeOf(selector: string, outer: NoticePlace): NoticePlace {
  const subject = withoutBrackets(selector, '()')
    .split(/[\s>+~]+/)
    .findLast((part) => part !== '');
  if (subject === undefined || subject.includes('::')) return 'elsewhere';
  if (subject.includes('[data-legal')) return 'notice';
  if (subject.includes('&')) return outer;
  const plain = withoutBrackets(subject, '[]').replace(/:[\w-]+/g, '');
  const classes = namesAfter(plain, '.');
  if (classes.some((one) => NOTICE_CLASSES.has(one))) return 'notice';
  const type = /^[\w*-]*/.exec(plain)?.[0] ?? '';
  const isAround =
    (type === '' || AROUND_TYPES.test(type)) &&
    classes.every((one) => AROUND_CLASSES.has(one)) &&
    namesAfter(plain, '#').every((one) => AROUND_IDS.test(one));
  return isAround ? 'around' : 'elsewhere';
}

/** The names with this sign before them. */
function namesAfter(compound: string, sign: string): string[] {
  return compound
    .split(/(?=[.#])/)
    .filter((part) => part.startsWith(sign))
    .map((part) => part.slice(1));
}

/** A text without what is in a pair of brackets, and without them. */
function withoutBrackets(text: string, [open, close]: string): string {
  let depth = 0;
  let plain = '';
  for (const character of text) {
    if (character === open) depth++;
    if (depth === 0) plain += character;
    if (character === close) depth--;
  }
  return plain;
}
