/** The attributes of an element, as HTML writes them. */
export type HtmlAttributes = Readonly<Record<string, string>>;

/** The attributes that stored HTML may have; browsers put others onto what is being edited. */
const STORED = new Set([
  ...['title', 'lang', 'dir', 'style', 'href', 'rel', 'target', 'src', 'alt', 'width', 'height', 'loading'],
  ...[
    'cite',
    'datetime',
    'start',
    'reversed',
    'type',
    'value',
    'open',
    'span',
    'colspan',
    'rowspan',
    'scope',
    'data-block',
    'data-casino',
    'data-bonus',
    'data-to',
  ],
]);

/** The stored attributes of an element of a document. */
export function attributesOf(element: Element): HtmlAttributes {
  const found: Record<string, string> = {};
  for (const { name, value } of element.attributes) if (STORED.has(name)) found[name] = value;
  return found;
}

/** One declaration of a style attribute; '' where it is absent. */
export function styleValue({ style = '' }: HtmlAttributes, property: string): string {
  return declarationsOf(style).get(property) ?? '';
}

/** The attributes with another value of a style; '' removes it. */
export function withStyle(attributes: HtmlAttributes, property: string, value: string): HtmlAttributes {
  const { style = '', ...others } = attributes;
  const declarations = declarationsOf(style);
  if (value === '') declarations.delete(property);
  else declarations.set(property, value);
  if (declarations.size === 0) return others;
  return { ...others, style: [...declarations].map(([name, one]) => `${name}: ${one}`).join('; ') };
}

function declarationsOf(style: string): Map<string, string> {
  const pairs = style.split(';').flatMap((declaration) => {
    const at = declaration.indexOf(':');
    return at < 0 ? [] : [[declaration.slice(0, at).trim(), declaration.slice(at + 1).trim()] as const];
  });
  return new Map(pairs);
}
