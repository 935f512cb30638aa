import { csvCell, seeded } from '../../bench/casinos-csv.js';

/** A row of the owner's file, by its columns; what is not there is an empty cell. */
type CasinoRow = Readonly<Record<string, string | undefined>>;

/** The columns of the owner's file, in the words that other programs export. */
const COLUMNS = [
  ...[
    'Casino Name',
    'Summary',
    'Overall Rating',
    'safetyRating',
    'Website',
    'bonuses',
    'games',
    'paymentMethods',
  ],
  ...['licence', 'countries', 'languages', 'pros', 'cons', 'detailedReview', 'reviewer', 'logo'],
  ...['isActive', 'isFeatured', 'isBlacklisted', 'blacklistReason', 'blacklistSeverity'],
] as const;

/** What every row has, unless it says otherwise. */
const ALWAYS: CasinoRow = { isActive: 'true' };

/** Casinos that have a gap or a burden each; tests name them. All of them are invented. */
const BURDENED: readonly CasinoRow[] = [
  { 'Casino Name': 'Bare Bramble', Summary: 'Review coming soon.' },
  { 'Casino Name': 'Bare Thicket', Summary: 'Review coming soon.' },
  {
    'Casino Name': 'Velvet Mackerel',
    Summary: 'It paid well until it did not.',
    'Overall Rating': '9.4',
    Website: 'https://velvet-mackerel.example/?aff=77',
    bonuses: '200% up to €2,000',
    countries: 'Denmark, Malta',
    isFeatured: 'true',
    isBlacklisted: 'true',
    blacklistReason: 'Withheld winnings',
    blacklistSeverity: 'high',
  },
  {
    'Casino Name': 'Tin Mackerel',
    Summary: 'Bad from the first day.',
    'Overall Rating': '2.0',
    Website: 'https://tin-mackerel.example',
    countries: 'Denmark',
    isBlacklisted: 'true',
  },
  { 'Casino Name': 'Mute Mackerel', Summary: 'Nobody answers there.', isBlacklisted: 'true' },
  {
    'Casino Name': 'Cobalt Estuary',
    Summary: 'Rated, with neither an author nor a link.',
    'Overall Rating': '8.8',
    bonuses: '100% up to €100 & 50 free spins',
    countries: 'Denmark',
  },
  {
    'Casino Name': 'Ferry & Sons’ “Night” Casino',
    Summary: 'A <b>name</b> with &amp; and quotes, as spreadsheets have them.',
    'Overall Rating': '7.5',
    Website: 'https://ferry-and-sons.example/go?a=1&b=2',
    bonuses: 'Free spins',
    pros: '"Quoted" pro & more',
  },
  { 'Casino Name': 'Closed Harrow', Summary: 'Shut in spring.', 'Overall Rating': '6', isActive: 'false' },
  { 'Casino Name': 'Closed Furrow', Summary: 'Not open yet.', isActive: 'false' },
  {
    'Casino Name':
      'The Most Honourable Company of Merchants, Croupiers and Well-Meaning Dealers of the Lower Harbour and Its Surrounding Islands, Established Long Before Anybody Remembers',
    Summary: 'Its name is longer than any card.',
    'Overall Rating': '5.5',
    countries: 'Malta',
  },
  {
    'Casino Name': 'Donaudampfschifffahrtsglücksspielgesellschaftskapitänscasino',
    Summary: 'One long word.',
    'Overall Rating': '5',
  },
  {
    'Casino Name': 'Ночной Мост',
    Summary: 'Поддержка отвечает по-русски.',
    'Overall Rating': '8.1',
    languages: 'Russian',
  },
  {
    'Casino Name': '幸運の港',
    Summary: '日本語のサポートがあります。',
    'Overall Rating': '7.2',
    languages: 'Japanese',
  },
  {
    'Casino Name': 'كازينو الميناء',
    Summary: 'الدعم متاح بالعربية.',
    'Overall Rating': '6.6',
    languages: 'Arabic',
  },
  { 'Casino Name': 'Ήλιος & Κύμα', Summary: 'Εξυπηρέτηση στα ελληνικά.', languages: 'Greek' },
  { 'Casino Name': 'Silver Otter', Summary: 'The first of that name.', 'Overall Rating': '7' },
  { 'Casino Name': 'Silver Otter Casino', Summary: 'Another, nearly of that name.', 'Overall Rating': '7' },
  { 'Casino Name': 'Sílver Ötter', Summary: 'A third, with marks.', 'Overall Rating': '7' },
  {
    'Casino Name': 'Perfect Ten',
    Summary: 'All a casino can get.',
    'Overall Rating': '10',
    safetyRating: '10',
    reviewer: 'Mette Q.',
    Website: 'https://perfect-ten.example',
    isFeatured: 'true',
  },
  { 'Casino Name': 'Nil Points', Summary: 'All a casino can lose.', 'Overall Rating': '0' },
  {
    'Casino Name': 'Hidden Ledger',
    Summary: 'Its review was written in Word.',
    'Overall Rating': '8.4',
    Website: 'https://hidden-ledger.example',
    detailedReview:
      '<h1>Our review</h1><p class=MsoNormal><span style="font-family:Calibri;color:#1F4E79">Fair.</span></p><table border=1><tr><td>Visa<td>1 day</table><h4>Small print</h4><p><a href="https://hidden-ledger.example/terms" target=_blank>terms</a></p>',
    reviewer: 'mette q.',
  },
  {
    'Casino Name': 'Long Ledger',
    Summary: `${'A summary that somebody pasted from an advertisement, without a break. '.repeat(40)}`,
    'Overall Rating': '6.9',
    bonuses: `${'First deposit doubled, second tripled, third forgotten. '.repeat(8)}`,
    games: Array.from({ length: 60 }, (_, n) => `Studio ${n + 1}`).join('|'),
    paymentMethods: `${'BankTransferWithoutAnySpaceInItsName'.repeat(3)}|Visa`,
    countries: 'DK, MT, DE, FR, IE, SE, NO, FI, ES, PT, JP, CA, NZ, AU, BR, MX, IN, ZA, GR, PL',
  },
];

const FIRST =
  'Amber Birch Clover Drift Ember Foxglove Gable Hollow Ivory Jetty Kelp Lark Mossy Nettle Orchard Pewter Quarry Rook Sable Thistle'.split(
    ' ',
  );
const SECOND =
  'Anchor Basin Cellar Dynamo Estate Ferry Grotto Hamlet Inlet Junction Kiln Lantern Mill Nook Orbit Parlour Quay Ridge Spire Terrace'.split(
    ' ',
  );
const THIRD =
  'Casino Club Games Slots Bet Play Lounge Palace Room House Live Royal Gold Online Nights Spins Stars Tables World Zone Direct Vip Plus Deluxe 24'.split(
    ' ',
  );
const SUMMARIES = [
  'Pays within a day, says its own page.',
  'Many slots, few tables.\nSupport answers at night too.',
  'The terms are long. We read them.',
  'Old, quiet, and still there.',
];
const LISTS = {
  games: ['Slots', 'Blackjack', 'Roulette', 'Bingo', 'Poker'],
  paymentMethods: ['Visa', 'Mastercard', 'Bank transfer', 'Bitcoin', 'Paysafecard'],
  licence: ['Malta', 'Curaçao', 'Isle of Man'],
  countries: ['Denmark', 'Malta', 'Germany', 'IE', 'SE', 'JP'],
  languages: ['English', 'German', 'Danish'],
  pros: ['Fast payouts', 'Clear terms', 'Polite support'],
  cons: ['No phone line', 'Slow first check'],
};

/** The file of casinos that the owner imports, with as many rows; the same bytes every time. */
export function casinosCsv(count: number): string {
  const random = seeded(count);
  const rows = Array.from({ length: count }, (_, n) => BURDENED[n] ?? plainRow(random, n));
  const lines = rows.map((row) =>
    COLUMNS.map((column) => csvCell(row[column] ?? ALWAYS[column] ?? '')).join(','),
  );
  // As spreadsheet programs save it.
  return `\uFEFF${[COLUMNS.join(','), ...lines].join('\r\n')}\r\n`;
}

function plainRow(random: () => number, n: number): CasinoRow {
  const has = (share: number) => random() < share;
  const one = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const some = (list: readonly string[]) => list.filter(() => has(0.4)).join(', ');
  const stars = () => (Math.round(random() * 100) / 10).toFixed(1);
  const name = [FIRST[n % 20], SECOND[Math.floor(n / 20) % 20], THIRD[Math.floor(n / 400) % 25]].join(' ');
  return {
    'Casino Name': name,
    Summary: has(0.1) ? 'Review coming soon.' : `${name}: ${one(SUMMARIES)}`,
    'Overall Rating': has(0.8) ? stars() : '',
    safetyRating: has(0.3) ? stars() : '',
    Website: has(0.6) ? `https://${name.toLowerCase().replaceAll(' ', '-')}.example/?partner=7` : '',
    bonuses: has(0.7) ? `${25 * Math.ceil(random() * 8)}% up to €${100 * Math.ceil(random() * 9)}` : '',
    ...Object.fromEntries(
      Object.entries(LISTS).map(([column, list]) => [column, has(0.7) ? some(list) : '']),
    ),
    isActive: has(0.95) ? 'true' : 'false',
    isFeatured: has(0.05) ? 'true' : '',
    isBlacklisted: has(0.04) ? 'true' : '',
  };
}
