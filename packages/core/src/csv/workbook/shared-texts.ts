import { problem } from '../../problem.js';
import { unescapeCharacters } from './cell-values.js';
import { readXml, type XmlListener } from './read-xml.js';
import { MAX_SHARED_TEXT_LENGTH } from './workbook-limits.js';
import { drain } from './workbook-parts.js';

/** Reads the texts that cells name by their numbers. Problem: `invalid`. */
export async function readSharedTexts(part: AsyncIterable<Uint8Array>): Promise<string[]> {
  const texts: string[] = [];
  const rich = richText();
  let length = 0;
  await drain(
    readXml(part, {
      open: rich.open,
      text: rich.text,
      close(name) {
        rich.close(name);
        if (name !== 'si') return;
        const text = rich.take();
        length += text.length;
        if (length > MAX_SHARED_TEXT_LENGTH) throw problem('file.workbook-bomb');
        texts.push(text);
      },
    }),
  );
  return texts;
}

/** Collects a text whose parts may each have a look of their own, without its reading aids. */
export function richText(): Required<XmlListener> & { take(): string } {
  let collected = '';
  let isText = false;
  let isAid = false;
  return {
    open(name) {
      if (name === 't') isText = !isAid;
      if (name === 'rPh') isAid = true;
    },
    text(piece) {
      if (isText) collected += piece;
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isAid = false;
    },
    take() {
      const text = unescapeCharacters(collected);
      collected = '';
      return text;
    },
  };
}
