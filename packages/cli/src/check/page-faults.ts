import { accessibilityFaults } from './accessibility-faults.js';
import {
  canonicalsOf,
  elementsOf,
  isIndexed,
  metaContent,
  type PageElement,
  type PageFacts,
  type PageFault,
} from './page-facts.js';
import { structuredDataFaults } from './structured-data.js';

/** What is wrong with a page, whatever the others are. */
export function pageFaults(facts: PageFacts): PageFault[] {
  return PAGE_RULES.flatMap((rule) => rule(facts));
}

type PageRule = (facts: PageFacts) => PageFault[];

const when = (isFault: boolean, rule: string, message: string): PageFault[] =>
  isFault ? [[rule, message]] : [];

/** What is wrong with elements of these names, with divided by spaces, or with any for `*`: by their attributes as a rule. */
type ElementRule = readonly [
  names: string,
  rule: string,
  faultOf: (attributes: PageElement['attributes'], element: PageElement) => string | string[] | false,
];

const elementFaults = (facts: PageFacts, rules: readonly ElementRule[]): PageFault[] =>
  rules.flatMap(([names, rule, faultOf]) =>
    names
      .split(' ')
      .flatMap((name) => (name === '*' ? facts.elements : elementsOf(facts, name)))
      .flatMap((element) => faultOf(element.attributes, element) || [])
      .map((message): PageFault => [rule, message]),
  );

const isBlank = (text: string | undefined) => text === undefined || text.trim() === '';
const hasOwnName = (attributes: PageElement['attributes']) =>
  ['aria-label', 'aria-labelledby', 'title'].some((name) => !isBlank(attributes[name]));
const isNamed = ({ text, attributes, hasPicture }: PageElement) =>
  !isBlank(text) || hasPicture || hasOwnName(attributes);

const metadata: PageRule = (facts) => {
  const titles = elementsOf(facts, 'title').filter(({ inside }) => inside.includes('head'));
  const canonicals = canonicalsOf(facts);
  const hasMeta = (name: string) => !isBlank(metaContent(facts, name));
  return [
    ...when(titles.length === 0 || isBlank(titles[0]?.text), 'title-missing', 'It has no title'),
    ...when(titles.length > 1, 'title-twice', 'It has two titles'),
    ...when(!hasMeta('description') && isIndexed(facts), 'description-missing', 'It has no description'),
    ...when(
      canonicals.length === 0 && isIndexed(facts),
      'canonical-missing',
      'It names no canonical address',
    ),
    ...when(canonicals.length > 1, 'canonical-twice', 'It names two canonical addresses'),
    ...when(!hasMeta('viewport'), 'viewport-missing', 'It sets no viewport, so phones show it small'),
    ...when(
      !elementsOf(facts, 'meta').some(({ attributes }) => attributes.charset !== undefined),
      'charset-missing',
      'It names no character set',
    ),
    ...when(!hasMeta('og:title'), 'share-title-missing', 'It has no title for sharing (og:title)'),
    ...when(
      isBlank(elementsOf(facts, 'html')[0]?.attributes.lang),
      'language-missing',
      'It names no language',
    ),
    ...elementFaults(facts, [
      ['meta', 'refresh', (attributes) => attributes['http-equiv'] === 'refresh' && 'It reloads itself'],
      ['base', 'base', () => 'It has a base element, which moves all links'],
    ]),
  ];
};

const structure: PageRule = (facts) => {
  const headings = facts.elements.filter(({ name }) => /^h[1-6]$/.test(name));
  const levels = headings.map(({ name }) => Number(name[1]));
  const firsts = levels.filter((level) => level === 1).length;
  const skipped = levels.findIndex((level, i) => i > 0 && level > (levels[i - 1] ?? 0) + 1);
  const seen = new Set<string>();
  const doubled = facts.ids.filter((id) => seen.has(id) || !seen.add(id));
  return [
    ...when(firsts === 0, 'heading-missing', 'It has no main heading (h1)'),
    ...when(firsts > 1, 'heading-twice', 'It has two main headings (h1)'),
    ...when(skipped > 0, 'heading-level', `A level is missing before "${headings[skipped]?.text.trim()}"`),
    ...when(
      headings.some((heading) => !isNamed(heading)),
      'heading-empty',
      'A heading is empty',
    ),
    ...when(elementsOf(facts, 'main').length !== 1, 'main', 'It has no main part, or two'),
    ...when(doubled.length > 0, 'id-twice', `Two elements have the id ${doubled[0]}`),
  ];
};

const lacksSize = ({ width, height }: PageElement['attributes']) =>
  width === undefined || height === undefined;
const isElsewhere = ({ src = '' }: PageElement['attributes']) => /^(?:(?:https?:)?\/\/|data:)/i.test(src);
const sizeFault = (src: string | undefined) =>
  `The picture ${src} has no size, so the page jumps while it loads`;

const pictures: PageRule = (facts) =>
  elementFaults(facts, [
    ['img', 'picture-text', ({ alt, src }) => alt === undefined && `The picture ${src} has no text`],
    ['img', 'picture-size', (own) => lacksSize(own) && !isElsewhere(own) && sizeFault(own.src)],
    [
      'img',
      'picture-size-elsewhere',
      (own) => lacksSize(own) && isElsewhere(own) && sizeFault(own.src?.slice(0, 200)),
    ],
    ['img', 'picture-source', ({ src }) => isBlank(src) && 'A picture has no source'],
  ]);

const controls: PageRule = (facts) => {
  const labelled = new Set(elementsOf(facts, 'label').map(({ attributes }) => attributes.for));
  const unnamedField: ElementRule[2] = (attributes, { inside }) => {
    if (/^(hidden|submit|button|image|reset)$/.test(attributes.type ?? '')) return false;
    const hasLabel = inside.includes('label') || labelled.has(attributes.id ?? '');
    return !hasLabel && !hasOwnName(attributes) && `The field ${attributes.name ?? ''} has no label`;
  };
  return elementFaults(facts, [
    [
      'a',
      'link-empty',
      ({ href }, link) => href !== undefined && !isNamed(link) && `The link to ${href} has no text`,
    ],
    [
      'a',
      'link-nested',
      ({ href }, { inside }) => inside.includes('a') && `The link to ${href} is inside a link`,
    ],
    ['a', 'link-script', ({ href = '' }) => /^\s*javascript:/i.test(href) && 'A link runs a script'],
    ['button', 'button-empty', (_, button) => !isNamed(button) && 'A button has no text'],
    ['input select textarea', 'field-label', unnamedField],
    ['iframe', 'frame-title', ({ title, src }) => isBlank(title) && `The frame ${src} has no title`],
    [
      '*',
      'tab-order',
      ({ tabindex }) => Number(tabindex) > 0 && 'An element is out of the order of the Tab key',
    ],
    ['video audio', 'autoplay', ({ autoplay }) => autoplay !== undefined && 'Something plays by itself'],
  ]);
};

const REFUSED = 'which the policy of the site refuses';

const security: PageRule = (facts) =>
  elementFaults(facts, [
    [
      'script',
      'script-inline',
      ({ src, type = '' }) =>
        src === undefined && !/json/.test(type) && `It has an inline script, ${REFUSED}`,
    ],
    ['style', 'style-inline', () => `It has an inline style sheet, ${REFUSED}`],
    [
      '*',
      'handler-inline',
      (attributes) =>
        Object.keys(attributes)
          .filter((name) => /^on[a-z]+$/.test(name))
          .map((name) => `It has an inline ${name}, ${REFUSED}`),
    ],
    [
      'a',
      'opener',
      ({ target, rel = '', href }) =>
        target === '_blank' &&
        !/noopener|noreferrer/.test(rel) &&
        `The link to ${href} opens a window without noopener`,
    ],
    [
      'script iframe',
      'insecure',
      ({ src = '' }) => /^http:/.test(src) && `${src} is loaded without encryption`,
    ],
    [
      'form',
      'form-insecure',
      ({ action = '' }) => /^http:/.test(action) && `A form sends to ${action} without encryption`,
    ],
  ]);

const structuredData: PageRule = (facts) =>
  elementsOf(facts, 'script')
    .filter(({ attributes }) => attributes.type === 'application/ld+json')
    .flatMap(({ text }) =>
      structuredDataFaults(text).map((message): PageFault => ['structured-data', message]),
    );

const PAGE_RULES: readonly PageRule[] = [
  metadata,
  structure,
  pictures,
  controls,
  accessibilityFaults,
  security,
  structuredData,
];
