import { defaultSchema, type Schema } from 'hast-util-sanitize';
import { STORED_VIDEO } from '../addresses/video.js';

/** The blocks of a text that show records of the catalogue, or a video. */
export const CONTENT_BLOCKS = ['casino-card', 'bonus', 'toplist', 'comparison', 'games', 'video'] as const;
/** The blocks of words alone that pages set apart. */
const TEXT_BLOCKS = ['note', 'pros-and-cons', 'questions'] as const;
/** What editors see of a text and visitors do not: its words are the title of an empty section. */
export const EDITOR_NOTE = 'editor-note';
/** The name of such a block. */
export type ContentBlockName = (typeof CONTENT_BLOCKS)[number];

const ID = /^[\da-z-]{1,64}$/i;
/** Up to four ids. */
const IDS = /^[\da-z-]{1,64}(?: [\da-z-]{1,64}){0,3}$/i;

/** The allowed HTML of articles and pages. Other elements are removed, but their content stays. */
export const ALLOWED_HTML: Schema = {
  ...defaultSchema,
  tagNames: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'section', 'br', 'hr', 'blockquote', 'pre'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'details', 'summary', 'figure', 'figcaption'],
    ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...[
      'a',
      'img',
      'span',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'strike',
      'del',
      'ins',
      'mark',
      'small',
      'sub',
      'sup',
    ],
    ...['code', 'kbd', 'samp', 'var', 'tt', 'q', 'abbr', 'time', 'ruby', 'rp', 'rt'],
  ],
  attributes: {
    '*': ['title', 'lang', 'dir', 'style'],
    a: [
      ...['href', 'rel'],
      ['target', '_blank', '_self'],
      ['dataCasino', ID],
      ['dataBonus', ID],
      ['dataTo', 'visit'],
    ],
    section: [['dataBlock', ...TEXT_BLOCKS, EDITOR_NOTE]],
    figure: [
      ['dataBlock', ...CONTENT_BLOCKS],
      ['dataRecord', IDS],
      ['dataVideo', STORED_VIDEO],
    ],
    img: ['src', 'alt', 'width', 'height', ['loading', 'lazy', 'eager']],
    blockquote: ['cite'],
    q: ['cite'],
    del: ['cite', 'dateTime'],
    ins: ['cite', 'dateTime'],
    time: ['dateTime'],
    ol: ['start', 'reversed', ['type', '1', 'a', 'A', 'i', 'I']],
    li: ['value'],
    details: ['open'],
    col: ['span'],
    colgroup: ['span'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', ['scope', 'col', 'row', 'colgroup', 'rowgroup']],
  },
  protocols: {
    href: ['http', 'https', 'mailto'],
    src: ['http', 'https', 'data'],
    cite: ['http', 'https'],
  },
  // Elements that are removed with their content.
  strip: [
    ...['script', 'style', 'template', 'title', 'textarea', 'select', 'noscript', 'noembed', 'noframes'],
    ...['iframe', 'object', 'embed', 'svg', 'math', 'audio', 'video', 'canvas', 'xmp'],
  ],
  required: {},
};

/** The allowed `rel` values of links. */
export const ALLOWED_REL: readonly string[] = [
  ...['nofollow', 'sponsored', 'ugc', 'noopener', 'noreferrer', 'external', 'author', 'license'],
];
