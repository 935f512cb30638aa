/** Color names, hex colors, and color functions with numeric arguments. */
const COLOR =
  /^(?:[a-z]{3,20}|#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(?:rgb|hsl)a?\([\d.,%/ deg]{1,40}\))$/;
const FONT_SIZE_KEYWORDS = 'xx-small|x-small|small|medium|large|x-large|xx-large|xxx-large|smaller|larger';
const DECORATION_LINES = '(?:underline|line-through|none)';

/**
 * The allowed properties of a style attribute and their values: text formatting, but nothing that
 * moves, covers or loads.
 */
const ALLOWED: Readonly<Record<string, (value: string) => boolean>> = {
  color: (value) => COLOR.test(value),
  'background-color': (value) => COLOR.test(value),
  'text-align': (value) => /^(?:left|right|center|justify|start|end)$/.test(value),
  'font-size': isReadableSize,
  'font-weight': (value) => /^(?:normal|bold|bolder|lighter|[1-9]00)$/.test(value),
  'font-style': (value) => /^(?:normal|italic)$/.test(value),
  'text-decoration': (value) => new RegExp(`^${DECORATION_LINES}(?: ${DECORATION_LINES})?$`).test(value),
  'text-decoration-line': (value) => new RegExp(`^${DECORATION_LINES}(?: ${DECORATION_LINES})?$`).test(value),
  'list-style-type': (value) =>
    /^(?:disc|circle|square|decimal|(?:lower|upper)-(?:alpha|roman)|none)$/.test(value),
};

/** The minimum and maximum font size by unit: about 8 to 72 pixels. */
const FONT_SIZE_LIMITS: Readonly<Record<string, readonly [number, number]>> = {
  px: [8, 72],
  pt: [6, 54],
  em: [0.5, 4.5],
  rem: [0.5, 4.5],
  '%': [50, 450],
};

/**
 * The allowed part of a style attribute in normalized form. Declarations with escapes, comments or
 * unusual syntax are dropped, so that no browser can read them differently.
 */
export function safeInlineStyle(style: string): string {
  const kept = new Map<string, string>();
  for (const declaration of style.slice(0, 2_000).split(';')) {
    const [, name = '', given = ''] = /^\s*([a-z-]{1,30})\s*:\s*([^:]{1,60}?)\s*$/i.exec(declaration) ?? [];
    const property = name.toLowerCase();
    const value = given.toLowerCase().replace(/\s+/g, ' ');
    if (Object.hasOwn(ALLOWED, property) && ALLOWED[property]?.(value)) kept.set(property, value);
  }
  return [...kept].map(([property, value]) => `${property}: ${value}`).join('; ');
}

function isReadableSize(value: string): boolean {
  const [, digits, unit = ''] = /^(\d{1,3}(?:\.\d{1,4})?)(px|pt|em|rem|%)$/.exec(value) ?? [];
  const [least, most] = FONT_SIZE_LIMITS[unit] ?? [0, -1];
  return (
    new RegExp(`^(?:${FONT_SIZE_KEYWORDS})$`).test(value) ||
    (Number(digits) >= least && Number(digits) <= most)
  );
}
