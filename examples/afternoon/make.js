// Writes the files that the guide "A site in an afternoon" starts from. Every casino, game and offer in them is invented.
//   node examples/afternoon/make.js [FOLDER]
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = process.argv[2] ?? 'afternoon';
mkdirSync(path.join(folder, 'posts'), { recursive: true });

const FIRST =
  'Amber Brass Copper Dusk Elder Fern Granite Harbour Indigo Juniper Kelp Linden Marble North Opal Paper Quiet River Saffron Tidal'.split(
    ' ',
  );
const SECOND =
  'Badger Crane Dormouse Egret Finch Gannet Hare Ibis Jackdaw Kestrel Lynx Marten Newt Otter Pike'.split(' ');
const names = FIRST.flatMap((first) => SECOND.map((second) => `${first} ${second}`));

write('casinos.csv', [
  'name,description,rating,safetyRating,gamesRating,bonusesRating,supportRating,payoutsRating,bonuses,games,paymentMethods,licenses,languages,currencies,countries,pros,cons,features,isActive,isFeatured,visitUrl'.split(
    ',',
  ),
  ...names.map((name, n) => [
    name,
    `An invented casino, number ${n + 1} of 300. ${pick(['It pays within a day.', 'Its terms fit on one page.', 'Support answers at night, too.', 'Few tables, many slots.'], n)}`,
    ...[3, 5, 7, 11, 13, 17].map((step) => (2 + ((n * step) % 31) / 10).toFixed(1)),
    `${50 + 25 * (n % 5)}% up to €${50 * (1 + (n % 6))}`,
    some(['Slots', 'Blackjack', 'Roulette', 'Bingo', 'Live Dealer'], n),
    some(['Visa', 'Mastercard', 'Bank transfer', 'E-wallet'], n),
    pick(['Port Amber Gaming Board', 'Isle of Tern Commission', 'Quill Bay Authority'], n),
    some(['English', 'German', 'Danish', 'French'], n),
    pick(['EUR', 'GBP', 'EUR, DKK'], n),
    some(['Germany', 'Denmark', 'France', 'Ireland'], n),
    pick(['Same-day withdrawals', 'Clear terms, Polite support'], n),
    pick(['No phone support', 'Dated search', 'Opening hours, obviously|'], n),
    pick(['Reality check', 'Deposit limits, Two-step sign-in'], n),
    n % 25 === 24 ? 'false' : 'true',
    n % 30 === 0 ? 'true' : 'false',
    n % 20 === 19 ? '' : `https://${slug(name)}.example`,
  ]),
]);

write('bonuses.csv', [
  [
    'casino',
    'title',
    'description',
    'category',
    'wagering',
    'minDeposit',
    'validUntil',
    'isExclusive',
    'rating',
  ],
  ...names
    .slice(0, 40)
    .map((casino, n) => [
      casino,
      `${pick(['First deposit doubled', 'Twenty spins', 'Fridays reloaded', 'A tenth back'], n)} at ${casino}`,
      'An invented offer.',
      pick(['welcome', 'noDeposit', 'reload', 'cashback'], n),
      `${20 + (n % 4) * 5}x`,
      '€10',
      n % 4 === 3 ? '' : `2099-${String(1 + (n % 12)).padStart(2, '0')}-28`,
      n % 8 === 0 ? 'true' : 'false',
      (5 + (n % 10) / 2).toFixed(1),
    ]),
]);

write('games.csv', [
  ['name', 'provider', 'category', 'rating', 'rtp', 'volatility', 'description'],
  ...FIRST.map((first, n) => [
    `${first} Lanterns`,
    pick(['Saltbox Reels', 'Tin Heron Studio', 'Mill Lane Games'], n),
    'Slots',
    (6 + (n % 8) / 2).toFixed(1),
    `${94 + (n % 4)}.${n % 10}%`,
    pick(['Low', 'Medium', 'High'], n),
    'An invented game.',
  ]),
]);

const TOPICS =
  'Terms in Five Lines|What a License Says|Paying Out, Step by Step|Limits That Hold|Reading a Bonus|Odds on Every Tile|Support at Midnight|The Cost of a Wallet|Spins That Expire|Playing on a Phone|How We Score|When a Casino Closes|Tables or Slots|Asking for a Break|Names That Sound Alike|Twelve Quiet Casinos'.split(
    '|',
  );
write('posts.csv', [
  ['title', 'excerpt', 'content', 'author', 'category', 'tags', 'isGuide', 'isPublished', 'publishedAt'],
  ...TOPICS.map((title, n) => [
    title,
    `${title}: invented, and short.`,
    `<p>${title}, in an article that is invented.</p>\n<h2>At a glance</h2>\n<ul><li>One thing, and "another"</li><li><a href="/best-casinos">Where to look next</a></li></ul>`,
    pick(['Ada Example', 'Ines Example'], n),
    pick(['News', 'Advice'], n),
    'invented, terms',
    n % 3 === 0 ? 'true' : 'false',
    'true',
    `2026-0${1 + (n % 9)}-1${n % 10}T09:00:00.000Z`,
  ]),
]);
for (const [file, title] of [
  ['wagering', 'Wagering, With Numbers'],
  ['withdrawals', 'A Diary of Withdrawals'],
  ['first-visit', 'Before the First Visit'],
  ['complaints', 'How to Complain'],
]) {
  const text = `An invented article about **${title.toLowerCase()}**.\n\n## In short\n\n- Read the terms.\n- Keep the chat log.\n\nMore in [our list](/best-casinos).\n`;
  writeFileSync(path.join(folder, 'posts', `${file}.md`), text);
}

write('old-site.csv', [
  ['source', 'target', 'match', 'permanent'],
  ...names
    .slice(0, 24)
    .map((name, n) => [`/review.php?id=${n + 1}`, `/casino/${slug(name)}`, 'exact', 'true']),
  ['/top-ten.html', '/best-casinos', 'exact', 'true'],
  ['/reviews-old', '/casino', 'prefix', 'true'],
  ['^/casino-([a-z-]+)\\.html$', '/casino/$1', 'regex', 'true'],
  ['/about-us.html', '/about', 'exact', 'true'],
  ['/kontakt', '/contact', 'exact', 'true'],
  ['/christmas', '/best-casinos', 'exact', 'false'],
]);

write('menu.csv', [
  ['menu', 'label', 'url', 'type'],
  ['header', 'Home', '/', 'link'],
  ['header', 'Best casinos', '/best-casinos', 'link'],
  ['footer', 'Play safely', '/responsible-gambling', 'page'],
]);
writeFileSync(
  path.join(folder, 'house.css'),
  '.casino-card { border-radius: 4px }\nh1 { letter-spacing: 0.01em }\n',
);
writeFileSync(
  path.join(folder, 'logo.png'),
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
);
process.stdout.write(`The files are in ${folder}\n`);

function write(name, rows) {
  const cell = (text) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  writeFileSync(path.join(folder, name), `${rows.map((row) => row.map(cell).join(',')).join('\n')}\n`);
}

function pick(list, n) {
  return list[n % list.length];
}

function some(list, n) {
  return list.filter((_, at) => at === n % list.length || (n >> at) % 2 === 1).join(', ');
}

function slug(name) {
  return name.toLowerCase().replaceAll(' ', '-');
}
