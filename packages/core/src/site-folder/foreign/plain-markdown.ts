import { editorNote } from '../../wordpress/content/editor-note.js';
import { videoBlock } from '../../wordpress/content/video-block.js';

/** What stood in a text that no Markdown has: a shortcode or a component, by its name. */
export interface LeftOutPart {
  kind: 'shortcode' | 'component';
  name: string;
}

/** A text as plain Markdown. */
export interface PlainMarkdown {
  markdown: string;
  leftOut: LeftOutPart[];
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
/** Shortcodes of Hugo, and tags of Liquid and Markdoc, each within one line. */
const SHORTCODE =
  /\{\{[<%]\s*(\/?)\s*([\w./-]+)([^\n]{0,2000}?)\/?\s*[%>]\}\}|\{%-?\s*(\/?[\w-]+)([^\n]{0,2000}?)-?%\}/g;
/** Components of MDX; elements of HTML begin with a small letter. */
const COMPONENT = /<(\/?)([A-Z][\w.]{0,100})(?:\s[^<>\n]{0,2000})?\/?>/g;
/** Values that the program of the site fills in. */
const VALUE = /\{\{-?\s*([^{}\n<%]{1,300}?)\s*-?\}\}/g;
const MDX_LINE = /^(?:import\s.+from\s+['"].+|import\s+['"].+|export\s+(?:const|default|function|let)\s.*)$/;
const INLINE_CODE = /(`+)[^\n]*?\1/g;
/** The signs around what stood there. */
const AROUND = /^[{<%\s/-]+|[}>%\s/-]+$/g;
/** A text in lines longer than this is no prose, and is not looked through. */
const LONGEST_LINE = 20_000;

/** Makes plain Markdown of a text with shortcodes, tags or components: each leaves a note for editors after its paragraph. */
export function plainMarkdown(text: string, isMdx: boolean): PlainMarkdown {
  const leftOut: LeftOutPart[] = [];
  const lines: string[] = [];
  let notes: string[] = [];
  let fence = '';
  const leave = (kind: LeftOutPart['kind'], name: string, words: string) => {
    leftOut.push({ kind, name });
    notes.push(editorNote(words.replace(AROUND, '')));
    return '';
  };
  for (const line of text.split('\n')) {
    const [, mark = ''] = FENCE.exec(line) ?? [];
    const isInCode = fence !== '';
    if (isInCode && mark.startsWith(fence) && line.trim() === mark) fence = '';
    else if (!isInCode && mark !== '') fence = mark;
    if (isInCode || mark !== '' || line.length > LONGEST_LINE) {
      lines.push(line);
      continue;
    }
    if (isMdx && MDX_LINE.test(line)) {
      leave('component', line.startsWith('import') ? 'import' : 'export', line);
      continue;
    }
    if (line.trim() === '' && notes.length > 0) {
      lines.push('', ...notes.flatMap((note) => [note, '']));
      notes = [];
    }
    const plain = outsideCode(line, (part) => replaced(part, isMdx, leave));
    lines.push(plain === line ? line : plain.trimEnd());
  }
  if (notes.length > 0) lines.push('', ...notes.flatMap((note) => [note, '']));
  return { markdown: lines.join('\n'), leftOut };
}

type Leave = (kind: LeftOutPart['kind'], name: string, words: string) => string;

function replaced(part: string, isMdx: boolean, leave: Leave): string {
  const plain = part.replace(SHORTCODE, (found, slash = '', name, given = '', tag, rest = '') => {
    if (tag !== undefined) return liquid(tag, String(rest), found, leave);
    if (slash !== '') return '';
    return shortcode(String(name), String(given), found, leave);
  });
  const filled = plain.replace(VALUE, (found, value: string) =>
    /^(?:site|\.Site)\.(?:base_?url|url)/i.test(value) || /^['"].*['"]$/.test(value)
      ? value.replace(/^(['"])(.*?)\1.*$|^.*$/, '$2')
      : leave('shortcode', value.split(/[\s|(]/)[0] ?? value, found),
  );
  if (!isMdx) return filled;
  return filled
    .replace(/\{\/\*[^\n]*?\*\/\}/g, '')
    .replace(COMPONENT, (found, slash, name) =>
      slash === '' ? leave('component', String(name), found) : '',
    );
}

/** A shortcode of Hugo as Markdown where that says the same. */
function shortcode(name: string, given: string, found: string, leave: Leave): string {
  const values = new Map<string, string>();
  const bare: string[] = [];
  for (const [, key, double, single, word] of given.matchAll(
    /(?:(\w+)=)?(?:(?:"([^"]*)"|'([^']*)')|([^\s"'=]+))/g,
  )) {
    const value = double ?? single ?? word ?? '';
    if (key === undefined) bare.push(value);
    else values.set(key, value);
  }
  const [first = ''] = bare;
  if (name === 'ref' || name === 'relref') return first;
  if (name === 'figure' || name === 'img') {
    const src = values.get('src') ?? first;
    const alt = (values.get('alt') ?? values.get('caption') ?? '').replace(/[[\]]/g, '');
    if (src !== '') return `![${alt}](<${src.replace(/[<>]/g, '')}>)`;
  }
  if (name === 'youtube' || name === 'vimeo') {
    const id = values.get('id') ?? first;
    const block = videoBlock(name === 'youtube' ? `https://youtu.be/${id}` : `https://vimeo.com/${id}`);
    if (block !== undefined) return `\n\n${block}\n\n`;
  }
  return leave('shortcode', name, found);
}

function liquid(tag: string, rest: string, found: string, leave: Leave): string {
  if (/^(?:end|\/)/.test(tag) || tag === 'raw' || tag === 'comment') return '';
  if (tag === 'post_url' || tag === 'link') return `/${rest.trim()}`;
  return leave('shortcode', tag, found);
}

/** Changes what stands outside of code within a line. */
function outsideCode(line: string, change: (part: string) => string): string {
  let at = 0;
  let done = '';
  for (const code of line.matchAll(INLINE_CODE)) {
    done += change(line.slice(at, code.index)) + code[0];
    at = code.index + code[0].length;
  }
  return done + change(line.slice(at));
}
