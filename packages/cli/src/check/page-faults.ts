import { accessibilityFaults } from './accessibility-faults.js';
import {
  canonicalsOf,
  elementsOf,
  isIndexed,
  metaContent,
  type PageElement,
  type PageFacts,
} from './page-facts.js';
import type { PageFault } from './page-fault.js';
import { structuredDataFaults } from './structured-data.js';

/** What is wrong with a page, whatever the others are. */
export function pageFaults(facts: PageFacts): PageFault[] {
  return PAGE_RULES.flatMap((rule) => rule(facts));
}

type PageRule = (facts: PageFacts) => PageFault[];

const when = (isFault: boolean, rule: string, message: string): PageFault[] =>
  isFault ? [[rule, message]] : [];

const each = (
  facts: PageFacts,
  name: string,
  rule: string,
  faultOf: (element: PageElement) => string | undefined | false,
): PageFault[] =>
  elementsOf(facts, name).flatMap((element) => {
    const message = faultOf(element);
    return message ? [[rule, message] as const] : [];
  });

const isBlank = (text: string | undefined) => text === undefined || text.trim() === '';
const isNamed = ({ text, attributes, hasPicture }: PageElement) =>
  !isBlank(text) ||
  hasPicture ||
  !isBlank(attributes['aria-label']) ||
  !isBlank(attributes['aria-labelledby']) ||
  !isBlank(attributes.title);

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
    ...each(
      facts,
      'meta',
      'refresh',
      ({ attributes }) => attributes['http-equiv'] === 'refresh' && 'It reloads itself',
    ),
    ...each(facts, 'base', 'base', () => 'It has a base element, which moves all links'),
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

const lacksSize = ({ attributes }: PageElement) =>
  attributes.width === undefined || attributes.height === undefined;
const isElsewhere = ({ attributes }: PageElement) =>
  /^(?:(?:https?:)?\/\/|data:)/i.test(attributes.src ?? '');

const pictures: PageRule = (facts) => [
  ...each(
    facts,
    'img',
    'picture-text',
    ({ attributes }) => attributes.alt === undefined && `The picture ${attributes.src} has no text`,
  ),
  ...each(
    facts,
    'img',
    'picture-size',
    (picture) =>
      lacksSize(picture) &&
      !isElsewhere(picture) &&
      `The picture ${picture.attributes.src} has no size, so the page jumps while it loads`,
  ),
  ...each(
    facts,
    'img',
    'picture-size-elsewhere',
    (picture) =>
      lacksSize(picture) &&
      isElsewhere(picture) &&
      `The picture ${picture.attributes.src?.slice(0, 200)} has no size, so the page jumps while it loads`,
  ),
  ...each(
    facts,
    'img',
    'picture-source',
    ({ attributes }) => isBlank(attributes.src) && 'A picture has no source',
  ),
];

const controls: PageRule = (facts) => {
  const labelled = new Set(elementsOf(facts, 'label').map(({ attributes }) => attributes.for));
  const unnamedField = (element: PageElement) => {
    const { attributes, inside } = element;
    if (/^(hidden|submit|button|image|reset)$/.test(attributes.type ?? '')) return false;
    const hasLabel = inside.includes('label') || labelled.has(attributes.id ?? '');
    const isOwn =
      !isBlank(attributes['aria-label']) ||
      !isBlank(attributes['aria-labelledby']) ||
      !isBlank(attributes.title);
    return !hasLabel && !isOwn && `The field ${attributes.name ?? ''} has no label`;
  };
  return [
    ...each(
      facts,
      'a',
      'link-empty',
      (link) =>
        link.attributes.href !== undefined &&
        !isNamed(link) &&
        `The link to ${link.attributes.href} has no text`,
    ),
    ...each(
      facts,
      'a',
      'link-nested',
      ({ inside, attributes }) => inside.includes('a') && `The link to ${attributes.href} is inside a link`,
    ),
    ...each(
      facts,
      'a',
      'link-script',
      ({ attributes }) => /^\s*javascript:/i.test(attributes.href ?? '') && 'A link runs a script',
    ),
    ...each(facts, 'button', 'button-empty', (button) => !isNamed(button) && 'A button has no text'),
    ...['input', 'select', 'textarea'].flatMap((name) => each(facts, name, 'field-label', unnamedField)),
    ...each(
      facts,
      'iframe',
      'frame-title',
      ({ attributes }) => isBlank(attributes.title) && `The frame ${attributes.src} has no title`,
    ),
    ...facts.elements.flatMap(({ attributes }): PageFault[] =>
      when(Number(attributes.tabindex) > 0, 'tab-order', 'An element is out of the order of the Tab key'),
    ),
    ...['video', 'audio'].flatMap((name) =>
      each(
        facts,
        name,
        'autoplay',
        ({ attributes }) => attributes.autoplay !== undefined && 'Something plays by itself',
      ),
    ),
  ];
};

const security: PageRule = (facts) => [
  ...each(
    facts,
    'script',
    'script-inline',
    ({ attributes }) =>
      attributes.src === undefined &&
      !/json/.test(attributes.type ?? '') &&
      'It has an inline script, which the policy of the site refuses',
  ),
  ...each(
    facts,
    'style',
    'style-inline',
    () => 'It has an inline style sheet, which the policy of the site refuses',
  ),
  ...facts.elements.flatMap(({ attributes }) =>
    Object.keys(attributes)
      .filter((name) => /^on[a-z]+$/.test(name))
      .map(
        (name): PageFault => [
          'handler-inline',
          `It has an inline ${name}, which the policy of the site refuses`,
        ],
      ),
  ),
  ...each(
    facts,
    'a',
    'opener',
    ({ attributes }) =>
      attributes.target === '_blank' &&
      !/noopener|noreferrer/.test(attributes.rel ?? '') &&
      `The link to ${attributes.href} opens a window without noopener`,
  ),
  ...['script', 'iframe'].flatMap((name) =>
    each(
      facts,
      name,
      'insecure',
      ({ attributes }) =>
        /^http:/.test(attributes.src ?? '') && `${attributes.src} is loaded without encryption`,
    ),
  ),
  ...each(
    facts,
    'form',
    'form-insecure',
    ({ attributes }) =>
      /^http:/.test(attributes.action ?? '') && `A form sends to ${attributes.action} without encryption`,
  ),
];

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
