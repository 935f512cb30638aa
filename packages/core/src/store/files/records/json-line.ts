import { countNewlines } from './json-elements.js';

/** The line of a JSON text, counted from 1, on which the value at a path stands, or as much of the path as there is. */
export function lineOfPath(text: string, path: readonly string[]): number {
  const tokens = text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}:,]|[^\s[\]{}:,"]+/gs);
  const inside: { isList: boolean; step: string; index: number }[] = [];
  let isKey = false;
  let deepest = -1;
  let found = 0;
  for (const { 0: token, index } of tokens) {
    const holder = inside.at(-1);
    if (isKey && token.startsWith('"')) {
      (holder as { step: string }).step = JSON.parse(token) as string;
      isKey = false;
      const here = inside.map(({ step }) => step);
      if (matches(here, path) && here.length > deepest) [deepest, found] = [here.length, index];
      continue;
    }
    if (token === '{' || token === '[') {
      if (holder?.isList) note(inside.map(({ step }) => step));
      inside.push({ isList: token === '[', step: token === '[' ? '0' : '', index: 0 });
      isKey = token === '{';
    } else if (token === '}' || token === ']') inside.pop();
    else if (token === ',' && holder !== undefined) {
      if (holder.isList) holder.step = String(++holder.index);
      else isKey = true;
    } else if (holder?.isList) note(inside.map(({ step }) => step));

    function note(here: string[]): void {
      if (matches(here, path) && here.length > deepest) [deepest, found] = [here.length, index];
    }
  }
  return countNewlines(text.slice(0, found)) + 1;
}

function matches(here: readonly string[], path: readonly string[]): boolean {
  return here.length <= path.length && here.every((step, i) => step === path[i]);
}
