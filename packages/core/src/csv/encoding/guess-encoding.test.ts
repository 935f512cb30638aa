import { expect, test } from 'vitest';
import { decodeText } from './decode-text.js';
import { type GuessedEncoding, guessEncoding } from './guess-encoding.js';

/** The bytes of a text; every letter must be one of the encoding. */
function encode(text: string, encoding: GuessedEncoding): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map<string, number>();
  for (let byte = 0; byte < 256; byte++)
    bytes.set(decoder.decode(Uint8Array.of(byte), { stream: true }), byte);
  return Uint8Array.from(text, (letter) => bytes.get(letter) as number);
}

const TEXTS: [GuessedEncoding, string][] = [
  ['windows-1252', 'Café Royal,Größe und Straße,über'],
  ['windows-1252', 'Ålesund Spillehall, rød lanterne'],
  ['windows-1252', 'Casino Español, mañana, ¿qué? 100 €'],
  ['windows-1252', 'Où est le cœur? À bientôt, Noël'],
  ['windows-1252', 'Hyvää päivää, åäö'],
  ['windows-1252', 'São João, ações, opções'],
  ['windows-1252', 'Preis: 5 € – „gut“, Nº 5, 1ª, 10 m²'],
  ['windows-1250', 'Złoty Lis, świetne kasyno, łatwe wypłaty'],
  ['windows-1250', 'Dobrý den, žluťoučký kůň, říká'],
  ['windows-1250', 'Kaszinó, jó játék, győztes nyerő'],
  ['windows-1250', 'Hrvatska kasina: čestitke, igrači, šljiva, žuta'],
  ['windows-1251', 'Золотой лис, казино'],
  ['windows-1251', 'Bonus 100%, Слоты'],
];

test.each(TEXTS)('%s is told from its letters: %s', (encoding, text) => {
  expect(guessEncoding(encode(text, encoding))).toBe(encoding);
});

async function* inPieces(bytes: Uint8Array, length: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

test.each([1, 7, 300_000])(
  'a long file whose first letter beyond ASCII comes late is read, in pieces of %i bytes',
  async (length) => {
    const text = `${'name,rating\n'.repeat(length === 1 ? 100 : 50_000)}Café Größe,4\n`.repeat(1);
    let read = '';
    let guess = '';
    const onGuess = (encoding: string) => {
      guess = encoding;
    };
    for await (const part of decodeText(inPieces(encode(text, 'windows-1252'), length), undefined, {
      onGuess,
    }))
      read += part;
    expect([read === text, guess]).toEqual([true, 'windows-1252']);
  },
);

test('UTF-16 without a mark is told by the letters of ASCII in it', async () => {
  const text = 'Название,rating\nЗолотой лис,4\n'.repeat(20);
  let read = '';
  for await (const part of decodeText(inPieces(Buffer.from(text, 'utf16le'), 100))) read += part;
  expect(read).toBe(text);
});

test('what is UTF-8 at first, and no more later, is refused with its line', async () => {
  const bytes = Buffer.concat([
    Buffer.from('Café\nx\n'.repeat(100_000)),
    Buffer.from('Caf\u00e9\n', 'latin1'),
  ]);
  const read = async () => {
    for await (const _ of decodeText(inPieces(bytes, 65_536)));
  };
  await expect(read()).rejects.toMatchObject({ reason: 'file.wrong-encoding', params: { line: 200_001 } });
});
