/*
 * Replaces `react/jsx-runtime` in the embed's build: JSX creates DOM nodes. It is a tenth the size of the smallest
 * library, and enough for components without state.
 */
type Child = Node | string | number | boolean | null | undefined | Child[];
type Props = Record<string, unknown> & { children?: Child };

const SVG = 'http://www.w3.org/2000/svg';
const NAMES: Record<string, string> = { className: 'class', 'data-part': 'part' };

/** The nodes of an element or of a component. */
export function jsx(type: string | ((props: Props) => Child), props: Props): Child {
  if (typeof type === 'function') return type(props);
  const element = /^(svg|circle|path)$/.test(type)
    ? document.createElementNS(SVG, type)
    : document.createElement(type);
  for (const [name, value] of Object.entries(props)) {
    if (name === 'children') append(element, value as Child);
    else if (/^(aria|data)-/.test(name) ? value != null : value != null && value !== false) {
      element.setAttribute(NAMES[name] ?? name, value === true && !/-/.test(name) ? '' : String(value));
    }
  }
  return element;
}

/** The same, for elements with several children. */
export { jsx as jsxs };

/** Several nodes side by side. */
export function Fragment({ children }: Props): Child {
  return children;
}

/** Appends children to a node, without empty ones. */
export function append(parent: Element, child: unknown): void {
  if (Array.isArray(child)) for (const one of child) append(parent, one);
  else if (child instanceof Node) parent.append(child);
  else if (child != null && typeof child !== 'boolean') parent.append(String(child));
}
