import type { Element, ElementContent, Nodes, RootContent } from 'hast';

/** An element or a root: what has children. */
export type Parent = Extract<Nodes, { children: unknown }>;

/** Whether a node is an element, of one of the names where there are any. */
export function isElement<N extends string>(
  node: Nodes | undefined,
  ...names: N[]
): node is Element & { tagName: N } {
  return node?.type === 'element' && (names.length === 0 || names.includes(node.tagName as N));
}

/** A new element. */
export function element(
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element {
  return { type: 'element', tagName, properties, children };
}

/** Replaces each child by what `replace` makes of it, the innermost first. */
export function rewrite(parent: Parent, replace: (child: ElementContent) => ElementContent[]): void {
  const children = parent.children as RootContent[];
  parent.children = children.flatMap((child) => {
    if ('children' in child) rewrite(child as Parent, replace);
    return replace(child as ElementContent);
  }) as never;
}

/** The declarations of a style attribute, by their property in lower case. */
export function styleOf({ properties }: Element): ReadonlyMap<string, string> {
  const pairs = String(properties.style ?? '')
    .split(';')
    .map((declaration) => declaration.split(':'))
    .filter((parts) => parts.length > 1)
    .map(
      ([name = '', ...value]) => [name.trim().toLowerCase(), value.join(':').trim().toLowerCase()] as const,
    );
  return new Map(pairs);
}

/** Whether a class of the element begins so. */
export function hasClass({ properties }: Element, pattern: RegExp): boolean {
  return [properties.className ?? []].flat().some((name) => pattern.test(String(name)));
}
