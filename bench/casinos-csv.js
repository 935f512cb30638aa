import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';

const COLUMNS = [
  ...['name', 'description', 'rating', 'safetyRating', 'gamesRating', 'bonusesRating', 'supportRating'],
  ...[
    'payoutsRating',
    'bonuses',
    'games',
    'paymentMethods',
    'licenses',
    'languages',
    'currencies',
    'countries',
  ],
  ...['pros', 'cons', 'features', 'isActive', 'isFeatured'],
];
const FIRST = [
  'Golden',
  'Silver',
  'Quiet',
  'Royal',
  'Café',
  'Ночной',
  '幸運',
  'Ήλιος',
  'Été',
  'Lucky',
  'Mjölnir',
  'Señor',
];
const SECOND = [
  'Fox',
  'Harbour',
  'Lantern',
  'Comet',
  'Дворец',
  '竜',
  'Κύμα',
  'Garden',
  'Rivière',
  'Straße',
  'Owl',
  'Reef',
];
const PHRASES = [
  'A calm lobby with clear rules and quick answers',
  'pays most wins within a day, as its own table says',
  'The terms fit on one page, and "no tricks" is what the page promises',
  'slots from thirty studios, tables from five',
  'Поддержка отвечает по-русски и по-английски',
  '日本語のサポートがあり、入出金も簡単です',
  'Une ludothèque large, des bonus lisibles',
  'limits can be set by day, by week or by month',
  'Kundendienst rund um die Uhr, auch am Wochenende',
];
const LISTS = {
  games: ['Slots', 'Blackjack', 'Roulette', 'Baccarat', 'Poker', 'Bingo', 'Craps', 'Keno'],
  paymentMethods: ['Visa', 'Mastercard', 'Skrill', 'Neteller', 'Bank Transfer', 'Bitcoin', 'Paysafecard'],
  licenses: ['Malta', 'Gibraltar', 'Isle of Man', 'Curaçao', 'Estonia'],
  languages: ['English', 'German', 'French', 'Russian', 'Japanese', 'Greek', 'Spanish', 'Português'],
  currencies: ['EUR', 'USD', 'GBP', 'JPY', 'SEK', 'BTC'],
  countries: ['DE', 'FR', 'Japan', 'Sweden', 'GB', 'Canada', 'ES', 'PT'],
  pros: [
    'Fast payouts',
    'Clear terms',
    'Good on phones',
    'Many studios',
    'Polite support',
    'Low minimum deposit',
  ],
  cons: ['Few table games', 'No phone line', 'Slow first check', 'High wagering', 'Closed in some countries'],
  features: ['Live dealer', 'Loyalty club', 'Tournaments', 'Own app', 'Deposit limits', 'Two-step sign-in'],
};

/** A CSV file of `count` casinos, about 1 kB each, with the same bytes every time; cached in `folder`. */
export async function casinosCsv(folder, rows) {
  const file = path.join(folder, `casinos-${rows}.csv`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const out = createWriteStream(`${file}.part`);
  const random = seeded(20_26);
  out.write(`${COLUMNS.join(',')}\n`);
  let block = '';
  for (let row = 0; row < rows; row++) {
    block += `${casino(random, row).map(csvCell).join(',')}\n`;
    if (block.length < 1 << 20) continue;
    if (!out.write(block)) await once(out, 'drain');
    block = '';
  }
  out.end(block);
  await once(out, 'close');
  renameSync(`${file}.part`, file);
  return file;
}

/** The slug of the first casino: its name has only plain letters. */
export const FIRST_SLUG = 'golden-fox-000000';

function casino(random, row) {
  const one = (list) => list[Math.floor(random() * list.length)];
  const some = (list) => list.filter(() => random() < 0.6).join(', ') || list[0];
  const stars = () => String(Math.round(random() * 50) / 10);
  const prose = (count, glue) => Array.from({ length: count }, () => one(PHRASES)).join(glue);
  // Redirects of the sample lead to casinos with the first name of each list.
  const isRedirectTarget = row % (FIRST.length * SECOND.length) === 0;
  const name = `${FIRST[row % 12]} ${SECOND[Math.floor(row / 12) % 12]} ${String(row).padStart(6, '0')}`;
  return [
    name,
    prose(9, random() < 0.2 ? '.\n' : '. '),
    ...Array.from({ length: 6 }, stars),
    `${Math.round(random() * 20) * 10}% up to €${Math.round(random() * 10) * 100}, ${one(PHRASES)}`,
    ...Object.values(LISTS).map(some),
    random() < 0.9 || isRedirectTarget ? 'true' : 'false',
    random() < 0.1 ? 'true' : 'false',
  ];
}

/** A cell of a CSV file, quoted where it has to be. */
export function csvCell(text) {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
export function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
