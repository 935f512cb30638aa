import { escapeHtml } from '../../values/html/escape-html.js';
import { EDITOR_NOTE } from '../../values/html/html-allow-list.js';

const MAX_LENGTH = 300;

/** A note that editors see where something of the old site stood, and that no page shows. */
export function editorNote(what: string): string {
  const words = what
    .replace(/<[^<>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const text = words.length > MAX_LENGTH ? `${words.slice(0, MAX_LENGTH)}…` : words;
  return `<section data-block="${EDITOR_NOTE}" title="${escapeHtml(text)}"></section>`;
}
