/** The first duplicate name in an object of valid JSON, at any depth. `JSON.parse` silently keeps the last value. */
export function duplicateJsonKey(json: string): string | undefined {
  const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],]/g;
  const open: (Set<string> | undefined)[] = [];
  let isName = false;
  for (let token = tokens.exec(json); token !== null; token = tokens.exec(json)) {
    const [text] = token;
    if (text === '{') open.push(new Set());
    else if (text === '[') open.push(undefined);
    else if (text === '}' || text === ']') open.pop();
    else if (text !== ',' && isName) {
      const name = JSON.parse(text) as string;
      const names = open.at(-1);
      if (names?.has(name)) return name;
      names?.add(name);
    }
    isName = (text === '{' || text === ',') && open.at(-1) !== undefined;
  }
  return undefined;
}
