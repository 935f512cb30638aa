import { Parser } from 'htmlparser2';
import type { ThemedElement } from './custom-properties.js';

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
  /** Names of elements and of their classes. */
  tags: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  /** Values of attributes such as `data-theme`. */
  themes: ReadonlySet<string>;
  /** Style attributes that set a color, of elements that are in no ground of another one's style. */
  styles: ReadonlySet<string>;
  /** The elements from the root to the first in the body that has a theme, or to the body. */
  themePath: readonly ThemedElement[];
}

const KEPT = new Set(
  'html,title,meta,link,script,style,a,img,h1,h2,h3,h4,h5,h6,button,input,select,textarea,label,iframe,main,base,form,th,table,source,video,audio'.split(
    ',',
  ),
);

/** Parses a page. */
export function readPageFacts(path: string, html: string): PageFacts {
  const elements: PageElement[] = [];
  const ids: string[] = [];
  const tags = new Set<string>();
  const classes = new Set<string>();
  const themes = new Set<string>();
  const styles = new Set<string>();
  let themePath: ThemedElement[] = [];
  const open: {
    name: string;
    attributes: Readonly<Record<string, string>>;
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
      open.push({ name, attributes, element, isHidden });
      tags.add(name);
      for (const one of attributes.class?.split(/\s+/) ?? []) classes.add(one);
      if (setsColor(attributes) && !open.slice(0, -1).some((outer) => setsGround(outer.attributes)))
        styles.add(attributes.style ?? '');
      for (const key of Object.keys(attributes))
        if (/^data-.*theme$/.test(key)) themes.add(attributes[key] ?? '');
      if (name === 'body' || (themePath.at(-1)?.name === 'body' && attributes['data-theme'] !== undefined))
        themePath = open.map((one) => ({ name: one.name, attributes: one.attributes }));
    },
    ontext(text) {
      for (const { element } of open) if (element !== undefined) element.text += text;
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return { path, elements, ids, tags, classes, themes, styles, themePath };
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

function setsColor({ style = '' }: Readonly<Record<string, string>>): boolean {
  return /(?:^|;)\s*color\s*:/i.test(style);
}

function setsGround({ style = '' }: Readonly<Record<string, string>>): boolean {
  return /(?:^|;)\s*background/i.test(style);
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
