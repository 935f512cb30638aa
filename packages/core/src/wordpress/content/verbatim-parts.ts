/** A part of a text; in a verbatim one nothing is replaced, and no line break means anything. */
interface TextPart {
  text: string;
  isVerbatim: boolean;
}

const OPENING = /<(pre|script|style|textarea|code)(?=[\s>])/gi;

/** Splits a text at elements of these names, such as those of code: their words stand as they are written. */
export function splitVerbatim(html: string, names: readonly string[]): TextPart[] {
  const lower = html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const parts: TextPart[] = [];
  const passed = new Set<string>();
  let at = 0;
  for (const { index, 1: found = '' } of html.matchAll(OPENING)) {
    const name = found.toLowerCase();
    if (index < at || passed.has(name) || !names.includes(name)) continue;
    const closing = lower.indexOf(`</${name}>`, index);
    // None that follows is closed either.
    if (closing < 0) passed.add(name);
    else {
      const end = closing + name.length + 3;
      parts.push({ text: html.slice(at, index), isVerbatim: false });
      parts.push({ text: html.slice(index, end), isVerbatim: true });
      at = end;
    }
  }
  return [...parts, { text: html.slice(at), isVerbatim: false }].filter(({ text }) => text !== '');
}
