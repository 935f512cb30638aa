import { Parser } from 'htmlparser2';

/** An element with its attributes, and the text in it. */
export interface PageElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  /** The names of the elements that it is in. */
  inside: readonly string[];
  /** Texts of alternatives of pictures in it. */
  hasPicture: boolean;
  /** Whether it is in an element that screen readers skip. */
  isHidden: boolean;
}

/** What a check reads of a page. */
export interface PageFacts {
  path: string;
  elements: readonly PageElement[];
  ids: readonly string[];
}

/** A fault of a page by itself. */
export type PageFault = readonly [rule: string, message: string];

const KEPT = new Set(
  'html,title,meta,link,script,style,a,img,h1,h2,h3,h4,h5,h6,button,input,select,textarea,label,iframe,main,base,form,th,table,source,video,audio'.split(
    ',',
  ),
);

/** Parses a page. */
export function readPageFacts(path: string, html: string): PageFacts {
  const elements: PageElement[] = [];
  const ids: string[] = [];
  const open: {
    name: string;
    element?: PageElement | undefined;
    isHidden: boolean;
  }[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.id !== undefined) ids.push(attributes.id);
      const inside = open.map((one) => one.name);
      const isHidden = attributes['aria-hidden'] === 'true' || open.at(-1)?.isHidden === true;
      const isKept = KEPT.has(name) || isStray(name, inside.at(-1)) || hasAria(attributes);
      const element: PageElement | undefined = isKept
        ? { name, attributes, text: '', inside, hasPicture: false, isHidden }
        : undefined;
      if (element !== undefined) elements.push(element);
      const hasText =
        (name === 'img' && attributes.alt?.trim()) || attributes['aria-label']?.trim() || name === 'svg';
      if (hasText) for (const { element: outer } of open) if (outer !== undefined) outer.hasPicture = true;
      open.push({ name, element, isHidden });
    },
    ontext(text) {
      for (const { element } of open) if (element !== undefined) element.text += text;
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return { path, elements, ids };
}

/** Whether an item stands outside of a list. */
export function isStray(name: string, parent: string | undefined): boolean {
  return LISTS[name] !== undefined && !LISTS[name].includes(parent ?? '');
}

const LISTS: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol', 'menu'],
  dt: ['dl', 'div'],
  dd: ['dl', 'div'],
};

function hasAria(attributes: Readonly<Record<string, string>>): boolean {
  return Object.keys(attributes).some((name) => name.startsWith('aria-'));
}

/** The elements of a name. */
export function elementsOf({ elements }: PageFacts, name: string): PageElement[] {
  return elements.filter((element) => element.name === name);
}

/** The content of a meta element by its name or property; undefined where the page has none. */
export function metaContent(facts: PageFacts, name: string): string | undefined {
  return elementsOf(facts, 'meta').find(({ attributes }) => (attributes.name ?? attributes.property) === name)
    ?.attributes.content;
}

/** The canonical addresses that a page names. */
export function canonicalsOf(facts: PageFacts): string[] {
  return elementsOf(facts, 'link')
    .filter(({ attributes }) => attributes.rel === 'canonical')
    .map(({ attributes }) => attributes.href ?? '');
}

/** Whether search engines may list a page. */
export function isIndexed(facts: PageFacts): boolean {
  return !/\bnoindex\b/.test(metaContent(facts, 'robots') ?? '');
}
