/** The index of the first non-space character. */
export function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && ' \t\r\n'.includes(text[at] as string)) at++;
  return at;
}

/** The end of the JSON value at `from`; -1 if it is incomplete. */
export function valueEnd(text: string, from: number, isEnd: boolean): number {
  const character = text[from] as string;
  if (character === '{' || character === '[') return nestedEnd(text, from);
  if (character === '"') return stringEnd(text, from);
  const marks = /[\s,\]}]/g;
  marks.lastIndex = from;
  return marks.exec(text)?.index ?? (isEnd ? text.length : -1);
}

function nestedEnd(text: string, from: number): number {
  const marks = /["{}[\]]/g;
  marks.lastIndex = from;
  let depth = 0;
  for (let mark = marks.exec(text); mark !== null; mark = marks.exec(text)) {
    if (mark[0] === '"') {
      const close = stringEnd(text, mark.index);
      if (close < 0) return -1;
      marks.lastIndex = close;
    } else if (mark[0] === '{' || mark[0] === '[') depth++;
    else if (--depth === 0) return mark.index + 1;
  }
  return -1;
}

function stringEnd(text: string, from: number): number {
  for (let at = from + 1; ; ) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return -1;
    let slashes = 0;
    while (text[quote - 1 - slashes] === '\\') slashes++;
    if (slashes % 2 === 0) return quote + 1;
    at = quote + 1;
  }
}
