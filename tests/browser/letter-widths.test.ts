import { describe, expect, test } from 'vitest';
import { sharedChromium } from './chromium.js';
import { drawsMeasuredFace, MEASURED_FACE } from './embedding-pages/measured-face.js';

const FILE = 'packages/core/src/views/embed/heights/letter-widths.generated.ts';

/** First and last letters of ranges: Latin, Greek, Cyrillic, Hebrew, punctuation, currencies and ligatures. */
const RANGES = [
  ' ~',
  '¡¬',
  '®ſ',
  'Șț',
  'ΆΏ',
  'ΐώ',
  'Ѐџ',
  'Ґґ',
  'את',
  '‐‧',
  '‰‰',
  '‹›',
  '€€',
  '₹₹',
  '™™',
  '−−',
  'ﬀﬄ',
];

/** The sizes of texts in embeds, in CSS pixels. */
const SIZES = [12, 14, 16, 19];

describe.runIf(await drawsMeasuredFace())('where text is drawn in the face that was measured', () => {
  // When the face changes: npx vitest run --project browser letter-widths -u
  test('the widths of letters by which embeds keep room are those that Chromium draws', async () => {
    await expect(asSource(await measured())).toMatchFileSnapshot(`../../${FILE}`);
  });
});

/** Letters of a face by their width, in thousandths of their size. */
type Widths = Record<string, string>;

async function measured(): Promise<Record<string, Widths>> {
  const browser = await sharedChromium();
  const page = await browser.newPage();
  try {
    return await page.evaluate(
      ({ face, ranges, sizes }) => {
        const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
        const letters = ranges.flatMap(([first = '', last = '']) =>
          Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (_, i) =>
            String.fromCharCode(first.charCodeAt(0) + i),
          ),
        );
        const widthAt = (font: string, letter: string) => {
          context.font = `${font} "${face}"`;
          return context.measureText(letter).width;
        };
        const widths = (weight: number) => {
          const widthOf = (letter: string) =>
            sizes.reduce(
              (width, size) => {
                const drawn = widthAt(`${weight} ${size}px`, letter);
                // Some letters are hinted a pixel wider or narrower than their outline says.
                const least = Math.ceil(((drawn - 0.5) / size) * 1000);
                return Math.max(least, Math.min(width, Math.floor(((drawn + 0.499) / size) * 1000)));
              },
              Math.round(widthAt(`${weight} 1000px`, letter)),
            );
          const found: Record<string, string> = {};
          for (const letter of letters) found[widthOf(letter)] = (found[widthOf(letter)] ?? '') + letter;
          return found;
        };
        return { text: widths(400), strong: widths(680) };
      },
      { face: MEASURED_FACE, ranges: RANGES, sizes: SIZES },
    );
  } finally {
    await page.close();
  }
}

function asSource(faces: Record<string, Widths>): string {
  const written = Object.entries(faces).map(([face, widths]) => {
    const lines = Object.entries(widths).map(
      ([width, letters]) => `    ${width}: ${JSON.stringify(letters)},`,
    );
    return `  ${face}: {\n${lines.join('\n')}\n  },`;
  });
  return [
    '// Measured by tests/browser/letter-widths.test.ts; do not edit.',
    '',
    `/** Letters of ${MEASURED_FACE} by their width, in thousandths of their size. */`,
    'export const LETTER_WIDTHS = {',
    ...written,
    '} as const;',
    '',
  ].join('\n');
}
