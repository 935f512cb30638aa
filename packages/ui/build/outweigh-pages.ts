/**
 * What a class of the app may be on: the roots of components. An element whose classes begin with one of ours, of an icon or
 * of the editor, or that has none, has none of the app.
 */
const ROOT_CLASSES = new Set(['root', 'card', 'cards', 'raised', 'unavailable']);
const WITHOUT_FOREIGN_CLASS = ':where([class^="cr-"],.lucide,.ProseMirror,:not([class]))';

/** As heavy as two ids, which no element has: more than what themes say of `#content .entry-content h2`. */
const IDS = '#x#x';

/** How weights of ours compare with each other: a rule of the base, one of a component without weight, one with. */
export type Weight = 'base' | 'weightless' | 'component';

const LIGHT: Record<Weight, string> = {
  base: 'x x x x x x',
  weightless: 'x x x x x x x',
  component: '',
};
const HEAVY: Record<Weight, string> = { base: `${IDS} x`, weightless: `${IDS} x x`, component: IDS };

/**
 * A selector of ours with the weight that it needs beside the rules of a page, such as `.entry-content h2`. What may have
 * a class of the app keeps a light selector too: `.my-card` wins there.
 */
export function outweighPages(selector: string, weight: Weight): string[] {
  const light = LIGHT[weight] === '' ? selector : `:not(${LIGHT[weight]})${selector}`;
  if (!/\bcr-/.test(selector)) return [light];
  const subject = lastCompound(selector);
  const classes = Array.from(subject.matchAll(/\.cr-[\w-]+?__([\w-]+)/g), ([, name = '']) => name);
  const isInside = classes.length > 0 && !classes.some((name) => ROOT_CLASSES.has(name));
  const gate = isInside ? '' : WITHOUT_FOREIGN_CLASS;
  const heavy = beforePseudoElement(selector, `${gate}:not(${HEAVY[weight]})`);
  return isInside ? [heavy] : [light, heavy];
}

/** What a selector is about: all behind its last combinator that stands in no parentheses. */
function lastCompound(selector: string): string {
  let depth = 0;
  for (let at = selector.length - 1; at >= 0; at--) {
    const character = selector.charAt(at);
    if (')]'.includes(character)) depth++;
    else if ('(['.includes(character)) depth--;
    else if (depth === 0 && /[\s>+~]/.test(character)) return selector.slice(at + 1);
  }
  return selector;
}

function beforePseudoElement(selector: string, addition: string): string {
  const [end = ''] = /(?:::[\w-]+(?:\([^)]*\))?|:before|:after)*$/.exec(selector) ?? [];
  return selector.slice(0, selector.length - end.length) + addition + end;
}
