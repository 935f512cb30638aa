import { CARD_LANGUAGES, type CardLanguage, casinosAdd, embedShow } from '@croupier/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { copyRealStore, REAL_CASINOS } from '../../real-site/real-site.js';
import { type HostServer, startHostServer } from '../embedding-pages/host-server.js';
import { type KeptRoom, roomOfElement, roomOfFrames } from '../embedding-pages/kept-room.js';
import { LONG_CASINO } from '../embedding-pages/long-casino.js';
import { drawsMeasuredFace } from '../embedding-pages/measured-face.js';

type Input = Parameters<HostServer['snippet']>[0];

/** On each side of every layout of a card too. */
const WIDTHS = [
  ...[280, 360, 480, 640, 900, 1200],
  ...[300, 320, 340, 390, 416, 419, 440, 460, 560, 642, 643, 700, 768, 867, 994, 995, 1280],
];
const TOO_MUCH = 1.05;

const EXTREMES = [
  LONG_CASINO,
  { slug: 'bare', name: 'Bare', description: 'Not rated, nothing on offer.' },
  {
    slug: 'no-bonus',
    name: 'No Bonus',
    description: 'A link alone.',
    rating: 7.5,
    visitUrl: 'https://a.example',
    logo: '/media/wide.png#1200x400',
  },
  {
    slug: 'no-terms',
    name: 'Terms Unknown',
    description: 'A short offer.',
    rating: 7,
    safetyRating: 6,
    bonus: '100% up to €50',
    visitUrl: 'https://b.example',
  },
];

const OF_SAMPLE: Input[] = [
  ...['copper-heron', 'brass-magpie', 'long-winded', 'bare', 'no-bonus', 'no-terms'].map((slug) => ({
    casinos: [slug],
  })),
  { toplist: '', limit: 3 },
  { toplist: '', limit: 8 },
  { casinos: ['copper-heron', 'lantern-quay'] },
  { casinos: ['copper-heron', 'brass-magpie', 'long-winded'] },
  { casinos: ['copper-heron', 'no-terms', 'no-bonus', 'bare'] },
];

const { bare, unsigned, blacklistedHigh, blacklistedLow, pasted, best } = REAL_CASINOS;
const OF_IMPORT: Input[] = [
  ...[bare, best, blacklistedHigh, unsigned, blacklistedLow, pasted].map((slug) => ({
    casinos: [slug],
  })),
  { casinos: ['donaudampfschifffahrtsgluecksspielgesellschaftskapitaenscasino'] },
  { toplist: '', limit: 10 },
  { casinos: [best, blacklistedHigh] },
  { casinos: [unsigned, pasted, bare, 'long-ledger'] },
];

describe.runIf(await drawsMeasuredFace())('where text is drawn in the face that was measured', () => {
  const sample = startHostServer();
  const imported = startHostServer(copyRealStore);

  beforeAll(async () => {
    for (const record of EXTREMES) await sample.perform(casinosAdd, { record });
  });

  test.each(CARD_LANGUAGES.toReversed())(
    'in %s what is pasted keeps the room that its embed needs at every width, and at most 5 % more',
    async (lang) => {
      for (const input of OF_SAMPLE) expectRoom(await roomOf(sample, { ...input, lang }), input);
      for (const input of OF_IMPORT) expectRoom(await roomOf(imported, { ...input, lang }), input);
    },
  );

  test.each(CARD_LANGUAGES)(
    'in %s a frame is as high as its card at every width, and hardly higher',
    async (lang) => {
      for (const [host, inputs] of [
        [sample, OF_SAMPLE],
        [imported, OF_IMPORT],
      ] as const)
        for (const { casinos = [] } of inputs.filter((input) => input.casinos?.length === 1))
          expectRoom(await roomOfFramed(host, casinos, lang), casinos);
    },
  );
});

async function roomOf(host: HostServer, input: Input): Promise<KeptRoom[]> {
  return roomOfElement(host, await host.snippet(input), WIDTHS);
}

async function roomOfFramed(host: HostServer, casinos: string[], lang: CardLanguage): Promise<KeptRoom[]> {
  const { result } = await host.perform(embedShow, { casinos, lang, as: ['iframe'], baseUrl: host.site });
  return roomOfFrames(host, result.snippets.iframe as string, WIDTHS);
}

function expectRoom(rooms: readonly KeptRoom[], what: unknown): void {
  expect(rooms).toHaveLength(WIDTHS.length);
  for (const { width, kept, needed } of rooms) {
    const where = `${JSON.stringify(what)} at ${width}px`;
    expect(needed, where).toBeGreaterThan(100);
    expect(kept, where).toBeGreaterThanOrEqual(needed - 0.01);
    expect(kept, where).toBeLessThanOrEqual(needed * TOO_MUCH);
  }
}
