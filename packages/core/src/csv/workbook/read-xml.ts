import type { SaxesParser } from 'saxes';
import { problem } from '../../problem.js';
import { MAX_XML_DEPTH, MAX_XML_GAP } from './workbook-limits.js';
import { damagedProblem } from './zip-parts.js';

/** What is told of an XML text as it is read; names come without their prefix. */
export interface XmlListener {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  close?(name: string): void;
  text?(text: string): void;
}

/**
 * Reads XML in pieces, and yields after each. Entities but those of XML itself, and declarations that could make any,
 * are damage. Problem: `invalid`.
 */
export async function* readXml(
  bytes: AsyncIterable<Uint8Array>,
  { open, close, text }: XmlListener,
): AsyncGenerator<void> {
  const { SaxesParser } = await import('saxes');
  const parser: SaxesParser = new SaxesParser({ position: false });
  let depth = 0;
  let gap = 0;
  parser.on('error', (error) => {
    throw damagedProblem(error);
  });
  parser.on('doctype', () => {
    throw damagedProblem();
  });
  parser.on('opentag', ({ name, attributes }) => {
    gap = 0;
    if (++depth > MAX_XML_DEPTH) throw problem('file.workbook-bomb');
    open?.(localName(name), attributes as Record<string, string>);
  });
  parser.on('closetag', ({ name }) => {
    gap = 0;
    depth--;
    close?.(localName(name));
  });
  const tell = (piece: string) => {
    gap = 0;
    text?.(piece);
  };
  parser.on('text', tell);
  parser.on('cdata', tell);
  const decode = xmlDecoder();
  for await (const piece of bytes) {
    const decoded = decode(piece);
    gap += decoded.length;
    parser.write(decoded);
    if (gap > MAX_XML_GAP) throw problem('file.workbook-bomb');
    yield;
  }
  parser.write(decode()).close();
  yield;
}

/** A name without the prefix of its namespace. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function xmlDecoder(): (piece?: Uint8Array) => string {
  let decoder: ReturnType<typeof decoderFor> | undefined;
  return (piece) => {
    decoder ??= decoderFor(piece ?? new Uint8Array(0));
    try {
      return piece === undefined ? decoder.decode() : decoder.decode(piece, { stream: true });
    } catch (cause) {
      throw damagedProblem(cause);
    }
  };
}

function decoderFor([first, second]: Uint8Array) {
  const isLittleEnd = first === 0xff && second === 0xfe;
  const isBigEnd = first === 0xfe && second === 0xff;
  return new TextDecoder(isLittleEnd ? 'utf-16le' : isBigEnd ? 'utf-16be' : 'utf-8', { fatal: true });
}
