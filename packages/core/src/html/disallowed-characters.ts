import { fromHtml } from 'hast-util-from-html';
import { textOf } from '../values/html/sanitize-html.js';
import {
  codePointName,
  DISALLOWED_CHARACTERS,
  hasDisallowedCharacter,
} from '../values/text/text-characters.js';
import type { HtmlFault } from './html-fault.js';

const CHARACTER_OR_REFERENCE = new RegExp(`${DISALLOWED_CHARACTERS.source}|&#(?:x[0-9a-f]+|[0-9]+);?`, 'giu');

/** Control characters and halves of characters, as they are or as references: they are removed when HTML is stored. */
export function findDisallowedCharacters(html: string): HtmlFault[] {
  const faults: HtmlFault[] = [];
  let line = 1;
  let lineStart = 0;
  let counted = 0;
  for (const { 0: found, index } of html.matchAll(CHARACTER_OR_REFERENCE)) {
    const character = found.startsWith('&') ? textOf(fromHtml(found, { fragment: true })) : found;
    if (!hasDisallowedCharacter(character)) continue;
    for (let at = html.indexOf('\n', counted); at >= 0 && at < index; at = html.indexOf('\n', at + 1)) {
      line++;
      lineStart = at + 1;
    }
    counted = index;
    faults.push({ reason: 'character', name: codePointName(character), line, column: index - lineStart + 1 });
  }
  return faults;
}
