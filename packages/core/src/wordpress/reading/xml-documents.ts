import type { SaxesParser } from 'saxes';
import { problem } from '../../problem.js';

/** What is told of an XML text as it is read; names come with their prefix. */
export interface XmlListener {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close(name: string): void;
  text(text: string): void;
}

/** How deep elements may stand in each other; an export has five levels. */
const MAX_DEPTH = 50;
/** How much may come without a single element or text, in characters: more is one endless token. */
const MAX_GAP = 1 << 25;
/** What XML 1.0 does not allow, and exports have in pasted texts all the same. */
const NOT_IN_XML = /[^\P{Cc}\t\r\n]|\p{Cs}|[\ufffe\uffff]/gu;

/**
 * Reads XML documents that follow one another, and yields after each piece. A document type is refused, since only it can
 * declare entities; an entity that XML does not have stays as it is written. Problem: `invalid`.
 */
export async function* readXmlDocuments(
  texts: AsyncIterable<string>,
  listener: XmlListener,
): AsyncGenerator<void> {
  const { SaxesParser } = await import('saxes');
  let parser = documentParser(SaxesParser, listener);
  let held = '';
  for await (const piece of texts) {
    // Half a character at the end waits for its other half.
    const whole = held + piece;
    held = /[\ud800-\udbff]$/.test(whole) ? whole.slice(-1) : '';
    let text = (held === '' ? whole : whole.slice(0, -1)).replace(NOT_IN_XML, '');
    for (;;) {
      const left = parser.write(text);
      if (left === undefined) break;
      parser = documentParser(SaxesParser, listener);
      text = left;
    }
    yield;
  }
  parser.end();
}

function documentParser(Parser: typeof SaxesParser, { open, close, text }: XmlListener) {
  const parser = new Parser({ position: true });
  let depth = 0;
  let gap = 0;
  let written = 0;
  /** Where the root ended, in characters. */
  let endedAt: number | undefined;
  parser.on('error', (cause) => {
    if (endedAt !== undefined || cause.message.includes('entity')) return;
    throw problem('wordpress.not-xml', { line: parser.line, why: reasonOf(cause) }, { cause });
  });
  parser.on('doctype', () => {
    if (endedAt === undefined) throw problem('wordpress.doctype');
  });
  parser.on('opentag', ({ name, attributes }) => {
    gap = 0;
    if (endedAt !== undefined) return;
    if (++depth > MAX_DEPTH) throw problem('wordpress.too-deep', { most: MAX_DEPTH });
    open(name, attributes as Record<string, string>);
  });
  parser.on('closetag', ({ name }) => {
    gap = 0;
    if (endedAt !== undefined) return;
    close(name);
    if (--depth === 0) endedAt = parser.position;
  });
  const tell = (piece: string) => {
    gap = 0;
    if (endedAt === undefined) text(piece);
  };
  parser.on('text', tell);
  parser.on('cdata', tell);
  return {
    /** Reads a piece. Returns what stands behind the root, with which another document begins. */
    write(piece: string): string | undefined {
      const start = written;
      written += piece.length;
      gap += piece.length;
      if (endedAt === undefined) parser.write(piece);
      if (gap > MAX_GAP) throw problem('wordpress.endless', { line: parser.line });
      if (endedAt === undefined) return undefined;
      const left = piece.slice(Math.max(0, endedAt - start)).trimStart();
      return left === '' ? undefined : left;
    },
    end() {
      if (endedAt !== undefined) return;
      if (written === 0) throw problem('wordpress.empty');
      parser.close();
    },
  };
}

/** What the parser says, without the place, which stands beside it. */
function reasonOf({ message }: Error): string {
  return message.replace(/^[\d:\s]+/, '').replace(/\.$/, '');
}
