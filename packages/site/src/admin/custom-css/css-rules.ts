/** The declarations that a CSS text has for exactly this selector; the last rule of that selector counts. */
export function declarationsOf(css: string, selector: string): Record<string, string> {
  const rule = findRule(css, selector);
  if (rule === undefined) return {};
  const pairs = rule.body.split(';').flatMap((line) => {
    const at = line.indexOf(':');
    return at < 0 ? [] : [[line.slice(0, at).trim(), line.slice(at + 1).trim()]];
  });
  return Object.fromEntries(pairs);
}

/** The CSS text with one declaration of a selector set; '' takes it out, and a rule without any goes. */
export function withDeclaration(css: string, selector: string, property: string, value: string): string {
  const { [property]: _before, ...others } = declarationsOf(css, selector);
  const declared = Object.entries(value.trim() === '' ? others : { ...others, [property]: value.trim() });
  const lines = declared.map(([name, given]) => `  ${name}: ${given};\n`).join('');
  const text = declared.length === 0 ? '' : `${selector} {\n${lines}}`;
  const rule = findRule(css, selector);
  if (rule === undefined)
    return text === '' ? css : `${css.trimEnd()}${css.trim() === '' ? '' : '\n\n'}${text}\n`;
  const before = css.slice(0, rule.start);
  const after = css.slice(rule.end);
  return text === '' ? `${before.trimEnd()}\n${after.trimStart()}`.trimStart() : before + text + after;
}

/** A selector for an element: its id, its classes of this site, or its place below the nearest element with such. */
export function selectorOf(element: Element): string {
  if (element.id !== '' && element.id !== 'root') return `#${CSS.escape(element.id)}`;
  const own = [...element.classList].filter((name) => name.startsWith('cr-'));
  if (own.length > 0) return own.map((name) => `.${CSS.escape(name)}`).join('');
  const name = element.localName;
  const parent = element.parentElement;
  return parent === null || name === 'body' || name === 'html' ? name : `${selectorOf(parent)} > ${name}`;
}

function findRule(css: string, selector: string): { start: number; end: number; body: string } | undefined {
  const pattern = new RegExp(`((?:^|\\}|\\*/)\\s*)${escapePattern(selector)}\\s*\\{([^{}]*)\\}`, 'g');
  const last = [...css.matchAll(pattern)].at(-1);
  if (last === undefined) return undefined;
  const [whole, before = '', body = ''] = last;
  return { start: last.index + before.length, end: last.index + whole.length, body };
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
