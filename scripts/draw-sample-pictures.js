/**
 * Draws the pictures of the sample content, all of invented brands, into `packages/site/public/sample/`:
 * `node scripts/draw-sample-pictures.js`. The files are committed, so that nobody else needs to run this.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const FOLDER = new URL('../packages/site/public/sample/', import.meta.url);

/** Ground, second ground, main color, light and line of each brand. */
const BRANDS = {
  'copper-heron': {
    ground: '#12343b',
    second: '#1f5560',
    main: '#c8743c',
    light: '#f3d9b8',
    line: '#e9a56b',
  },
  'lantern-quay': {
    ground: '#141b3c',
    second: '#27346b',
    main: '#f2b544',
    light: '#ffe9b8',
    line: '#8ea2e0',
  },
  'paper-kite': { ground: '#dff1f7', second: '#b6deec', main: '#d8483f', light: '#ffffff', line: '#2a6f97' },
  'brass-magpie': {
    ground: '#1c1c1f',
    second: '#3a3530',
    main: '#c9a24a',
    light: '#f4f1ea',
    line: '#8a8175',
  },
};

/** The sign of each brand, in a square of 100. */
const SIGNS = {
  'copper-heron': ({ main, light, line }) => `
    <circle cx="50" cy="50" r="34" fill="none" stroke="${line}" stroke-width="2" opacity=".5"/>
    <path d="M30 66c10-16 26-20 40-8 4 4 8 6 14 7-12 8-38 12-54 1z" fill="${main}"/>
    <path d="M40 60c-8-10-2-18 4-22 5-4 4-10-2-11-5-1-8 2-9 5" fill="none" stroke="${main}" stroke-width="6" stroke-linecap="round"/>
    <path d="M33 29 16 33l17 4z" fill="${light}"/><circle cx="37" cy="30" r="1.8" fill="${light}"/>
    <path d="M50 70v20M58 70v20" stroke="${light}" stroke-width="2.4" stroke-linecap="round"/>
    <path d="M46 58c9-6 17-5 24 1" fill="none" stroke="${light}" stroke-width="2" stroke-linecap="round"/>`,
  'lantern-quay': ({ main, light, line }) => `
    <circle cx="50" cy="46" r="30" fill="${main}" opacity=".18"/><circle cx="50" cy="46" r="21" fill="${main}" opacity=".25"/>
    <path d="M42 22h16M50 12v10" stroke="${light}" stroke-width="3" stroke-linecap="round"/>
    <path d="M38 28h24l5 12v20H33V40z" fill="${main}"/><path d="M43 36h14v20H43z" fill="${light}"/>
    <path d="M50 36v20M43 46h14" stroke="${main}" stroke-width="2"/><path d="M36 62h28v5H36z" fill="${light}"/>
    ${[74, 81, 88].map((y, i) => `<path d="M${18 + 6 * i} ${y}q8-5 16 0t16 0 16 0 ${16 - 6 * i} 0" fill="none" stroke="${line}" stroke-width="2.4" stroke-linecap="round"/>`).join('')}`,
  'paper-kite': ({ main, light, line }) => `
    <path d="M56 12 84 40 46 70 28 34z" fill="${main}"/><path d="M56 12 46 70 28 34z" fill="${light}" opacity=".28"/>
    <path d="M56 12 46 70M28 34l56 6" stroke="${light}" stroke-width="1.8"/>
    <path d="M46 70c-4 8-16 4-18 12s-10 4-12 8" fill="none" stroke="${line}" stroke-width="2.2" stroke-linecap="round"/>
    ${[
      [38, 76],
      [27, 82],
      [19, 88],
    ]
      .map(
        ([x, y]) =>
          `<path d="m${x - 5} ${y - 3} 10 6m-10 0 10-6" stroke="${main}" stroke-width="3" stroke-linecap="round"/>`,
      )
      .join('')}`,
  'brass-magpie': ({ main, light, line }) => `
    <circle cx="70" cy="68" r="15" fill="${main}"/><circle cx="70" cy="68" r="10.5" fill="none" stroke="${light}" stroke-width="1.6"/>
    <path d="M18 74c12-4 16-14 20-26 4-11 14-17 24-13l12 3-11 5c0 16-12 27-27 27z" fill="${light}"/>
    <path d="M18 74c14-2 22-8 26-20 6 6 12 6 19-4-2 16-14 24-27 24z" fill="${line}"/>
    <circle cx="61" cy="40" r="2" fill="#1c1c1f"/>`,
};

/** Soft hills or waves over the foot of a scene. */
function waves({ width, height, color, from, rise, count }) {
  return Array.from({ length: count }, (_, i) => {
    const y = height * (from + (i * (1 - from)) / count);
    const step = width / (4 + i);
    const curve = Array.from({ length: 9 }, () => `q${step / 2} ${-rise + 6 * i} ${step} 0`).join(' ');
    return `<path d="M${-step * (0.3 * i)} ${y}${curve}V${height}H0z" fill="${color}" opacity="${0.25 + 0.2 * i}"/>`;
  }).join('');
}

function dots({ width, height, color, count, seed }) {
  let state = seed;
  const next = () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return Array.from({ length: count }, () => {
    const [x, y, r] = [next() * width, next() * height * 0.7, 0.8 + next() * 2.4];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${color}" opacity="${(0.25 + 0.5 * next()).toFixed(2)}"/>`;
  }).join('');
}

function svg(width, height, content) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

function ground({ ground: from, second: to }, width, height) {
  return `<defs><linearGradient id="g" x1="0" y1="0" x2=".4" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/>`;
}

function logo(name) {
  const brand = BRANDS[name];
  return svg(100, 100, ground(brand, 100, 100) + SIGNS[name](brand));
}

function banner(name) {
  const brand = BRANDS[name];
  const [width, height] = [1_280, 366];
  return svg(
    width,
    height,
    ground(brand, width, height) +
      dots({ width, height, color: brand.light, count: 70, seed: name.length * 991 }) +
      `<circle cx="1010" cy="150" r="110" fill="${brand.main}" opacity=".28"/>` +
      waves({ width, height, color: brand.line, from: 0.62, rise: 46, count: 3 }) +
      `<g transform="translate(120 40) scale(2.8)">${SIGNS[name](brand)}</g>`,
  );
}

const SUITS = [
  'M12 2c3 4 8 7 8 11.5A4.2 4.2 0 0 1 13 16.6c.2 2.2.9 3.9 2.2 5.4H8.8c1.3-1.5 2-3.2 2.2-5.4A4.2 4.2 0 0 1 4 13.5C4 9 9 6 12 2z',
  'M12 21C6 16 2.5 12.8 2.5 8.6A4.9 4.9 0 0 1 12 6.5a4.9 4.9 0 0 1 9.5 2.1C21.5 12.8 18 16 12 21z',
  'M12 2l8 10-8 10-8-10z',
  'M12 2a4.6 4.6 0 0 1 3.8 7.2 4.6 4.6 0 1 1-2.9 7.6c.2 2 .9 3.7 2.3 5.2H8.8c1.4-1.5 2.1-3.2 2.3-5.2a4.6 4.6 0 1 1-2.9-7.6A4.6 4.6 0 0 1 12 2z',
];

function suit(i, x, y, size, color, opacity = 1) {
  return `<g transform="translate(${x} ${y}) scale(${size / 24})" opacity="${opacity}"><path d="${SUITS[i % 4]}" fill="${color}"/></g>`;
}

/** The frame of a page of a brand: its head, with bars in the place of words. */
function screen(name, content) {
  const brand = BRANDS[name];
  const bar = (x, y, w, h, fill, opacity = 1) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${h / 2}" fill="${fill}" opacity="${opacity}"/>`;
  return svg(
    1_200,
    750,
    `<rect width="1200" height="750" fill="#f7f6f2"/><rect width="1200" height="84" fill="${brand.ground}"/>` +
      `<g transform="translate(24 8) scale(.68)">${SIGNS[name](brand)}</g>` +
      [0, 1, 2, 3].map((i) => bar(150 + 120 * i, 36, 84, 12, brand.line, 0.8)).join('') +
      bar(1_010, 24, 150, 36, brand.main) +
      content(brand, bar),
  );
}

const lobby = (name) =>
  screen(
    name,
    (brand, bar) =>
      bar(40, 116, 260, 22, '#2c2c2a') +
      Array.from({ length: 10 }, (_, i) => {
        const [x, y] = [40 + 228 * (i % 5), 166 + 282 * Math.floor(i / 5)];
        const fill = [brand.ground, brand.second, brand.main, brand.line][(i * 3 + 1) % 4];
        return (
          `<rect x="${x}" y="${y}" width="204" height="204" rx="16" fill="${fill}"/>` +
          suit(i, x + 54, y + 52, 96, i % 4 === 2 ? '#ffffff' : brand.light, 0.85) +
          bar(x, y + 222, 130 + 10 * (i % 4), 12, '#4a4a48', 0.7)
        );
      }).join(''),
  );

const cashier = (name) =>
  screen(
    name,
    (brand, bar) =>
      bar(40, 116, 200, 22, '#2c2c2a') +
      Array.from({ length: 6 }, (_, i) => {
        const y = 166 + 92 * i;
        return (
          `<rect x="40" y="${y}" width="720" height="72" rx="12" fill="#ffffff" stroke="#dcdad0"/>` +
          `<circle cx="84" cy="${y + 36}" r="18" fill="${i % 2 ? brand.main : brand.line}"/>` +
          bar(124, y + 22, 150 + 30 * (i % 3), 12, '#4a4a48') +
          bar(124, y + 42, 90, 9, '#a9a69c') +
          bar(640, y + 30, 84, 12, i % 3 === 1 ? '#b27a00' : '#178a4c')
        );
      }).join('') +
      `<rect x="800" y="166" width="360" height="532" rx="16" fill="${brand.ground}"/>` +
      bar(836, 206, 180, 16, brand.light) +
      bar(836, 250, 280, 44, '#ffffff', 0.14) +
      bar(836, 314, 280, 44, '#ffffff', 0.14) +
      bar(836, 378, 280, 52, brand.main) +
      `<g transform="translate(890 470) scale(1.9)">${SIGNS[name](brand)}</g>`,
  );

/** The pictures of games: a scene of few shapes. */
const GAMES = {
  'moth-and-candle': [
    ['#2a1838', '#5b2a4a'],
    `<circle cx="320" cy="130" r="120" fill="#f2b544" opacity=".2"/><circle cx="320" cy="130" r="66" fill="#f7cf7a" opacity=".35"/><path d="M300 170h40v110h-40z" fill="#f6ead2"/><path d="M320 90c22 26 20 58 0 70-20-12-22-44 0-70z" fill="#f2b544"/><path d="M430 110c34-46 70-34 62 4-4 22-34 30-62 8-28 22-58 14-62-8-8-38 28-50 62-4z" fill="#d9c7e8"/><path d="M430 104v44" stroke="#2a1838" stroke-width="6" stroke-linecap="round"/>`,
  ],
  'harbour-lights': [
    ['#0f2740', '#21566f'],
    `<path d="M90 70h40l14 170H76z" fill="#f4f1ea"/><path d="M84 130h54l4 40H80z" fill="#d8483f"/><path d="M96 44h28v26H96z" fill="#f2b544"/><path d="m124 56 516-56v150z" fill="#f7cf7a" opacity=".28"/><path d="M330 214h190l-34 40H362z" fill="#c8743c"/><path d="M420 110v100l-70-8z" fill="#f4f1ea"/><path d="M430 120v88l56-8z" fill="#dfe8ee"/>`,
  ],
  'slow-river-blackjack': [
    ['#0f4a3a', '#1c7a5c'],
    `<g transform="rotate(-9 280 150)"><rect x="210" y="60" width="130" height="184" rx="14" fill="#fffdf6"/>${suit(0, 235, 112, 80, '#1c1c1f')}</g><g transform="rotate(10 380 150)"><rect x="320" y="58" width="130" height="184" rx="14" fill="#fffdf6"/>${suit(1, 345, 110, 80, '#c93a2e')}</g>`,
  ],
  'ferry-terminal-roulette': [
    ['#4a1420', '#7c2433'],
    `<circle cx="320" cy="140" r="112" fill="#c9a24a"/><circle cx="320" cy="140" r="100" fill="#1c1c1f"/>${Array.from({ length: 12 }, (_, i) => `<path d="M320 140 ${(320 + 100 * Math.cos((i * Math.PI) / 6)).toFixed(1)} ${(140 + 100 * Math.sin((i * Math.PI) / 6)).toFixed(1)}A100 100 0 0 1 ${(320 + 100 * Math.cos(((i + 1) * Math.PI) / 6)).toFixed(1)} ${(140 + 100 * Math.sin(((i + 1) * Math.PI) / 6)).toFixed(1)}z" fill="${i === 0 ? '#178a4c' : i % 2 ? '#c93a2e' : '#1c1c1f'}"/>`).join('')}<circle cx="320" cy="140" r="56" fill="#7c5a1e"/><circle cx="320" cy="140" r="20" fill="#f4e3b0"/><circle cx="392" cy="92" r="9" fill="#ffffff"/>`,
  ],
  'baccarat-by-the-fire': [
    ['#3a1a10', '#7a3418'],
    `<path d="M320 40c70 66 88 126 60 176-20 34-100 34-120 0-28-50-10-110 60-176z" fill="#e2702c"/><path d="M322 110c38 40 46 72 28 100-12 18-46 18-58 0-16-28-4-60 30-100z" fill="#f7cf7a"/><path d="M210 244h220v18H210z" fill="#1c1c1f"/>${suit(2, 120, 96, 88, '#f4e3b0', 0.7)}${suit(3, 432, 96, 88, '#f4e3b0', 0.7)}`,
  ],
  'clockmakers-vault': [
    ['#22303c', '#46586a'],
    `<circle cx="320" cy="140" r="108" fill="#c9a24a"/><circle cx="320" cy="140" r="92" fill="#fbf5e4"/>${Array.from({ length: 12 }, (_, i) => `<path d="M320 62v14" stroke="#22303c" stroke-width="6" transform="rotate(${30 * i} 320 140)"/>`).join('')}<path d="M320 140V86M320 140l40 24" stroke="#22303c" stroke-width="9" stroke-linecap="round"/><circle cx="320" cy="140" r="9" fill="#c93a2e"/><path d="M470 96h90v90h-90z" fill="#8fa3b5"/><circle cx="515" cy="141" r="26" fill="#22303c"/><path d="M515 121v40M495 141h40" stroke="#8fa3b5" stroke-width="7"/>`,
  ],
};

/** The covers of posts. */
const COVERS = {
  'how-to-read-bonus-terms': [
    ['#e9e2d0', '#d9cda9'],
    `<g transform="rotate(-5 480 270)"><rect x="340" y="70" width="300" height="400" rx="14" fill="#fffdf6" stroke="#c9bd97" stroke-width="3"/>${Array.from({ length: 9 }, (_, i) => `<rect x="376" y="${126 + 34 * i}" width="${228 - 36 * (i % 3)}" height="11" rx="5" fill="#8f8769" opacity="${i === 4 ? 0 : 0.6}"/>`).join('')}<rect x="366" y="250" width="246" height="30" rx="8" fill="#facc15"/><rect x="376" y="259" width="190" height="11" rx="5" fill="#5c4a00"/></g><circle cx="640" cy="330" r="92" fill="#15803d" opacity=".16"/><circle cx="640" cy="330" r="92" fill="none" stroke="#0b5a34" stroke-width="16"/><path d="m706 396 86 86" stroke="#0b5a34" stroke-width="26" stroke-linecap="round"/>`,
  ],
  'why-brass-magpie-is-on-our-blacklist': [
    ['#1c1c1f', '#3d1f1c'],
    `<g transform="translate(300 30) scale(4.4)">${SIGNS['brass-magpie'](BRANDS['brass-magpie'])}</g>${Array.from({ length: 30 }, (_, i) => `<rect x="${60 + 29 * i}" y="486" width="15" height="22" rx="4" fill="#c93a2e" opacity="${(0.25 + i * 0.025).toFixed(2)}"/>`).join('')}`,
  ],
  'a-budget-that-holds': [
    ['#dcebe2', '#b4d6c3'],
    `<path d="M330 210c0-66 66-110 160-110s170 44 170 120-50 140-170 140-160-60-160-150z" fill="#d98fa0"/><path d="M600 150c30-34 60-30 60-30l-8 70z" fill="#c67487"/><path d="M390 330h44v70h-44zM560 330h44v70h-44z" fill="#c67487"/><circle cx="590" cy="200" r="9" fill="#3b2027"/><path d="M450 112h90" stroke="#8d4456" stroke-width="12" stroke-linecap="round"/><circle cx="496" cy="64" r="38" fill="#facc15" stroke="#b8930a" stroke-width="7"/><path d="M230 420h500" stroke="#0b5a34" stroke-width="10" stroke-linecap="round"/><path d="M230 460h300" stroke="#0b5a34" stroke-width="10" stroke-linecap="round" opacity=".4"/>`,
  ],
};

/** The portraits of authors, who are as invented as the brands: few shapes, nobody's face. */
const PORTRAITS = {
  'ines-valkama': [
    ['#d9e8df', '#9fc4b0'],
    `<path d="M52 108c-8-46 18-76 48-76s58 26 52 74c-2 22-4 34 4 52H44c8-16 10-30 8-50z" fill="#3b2a24"/><path d="M30 200c4-36 28-50 70-50s66 14 70 50z" fill="#14532d"/><path d="M84 134h32v26c-8 10-24 10-32 0z" fill="#d9a58a"/><ellipse cx="100" cy="104" rx="32" ry="38" fill="#e8bfa4"/><path d="M68 100c0-30 14-44 34-44 18 0 30 12 30 42-8-18-22-24-34-26-8 10-18 20-30 28z" fill="#3b2a24"/><circle cx="88" cy="106" r="10" fill="none" stroke="#14201a" stroke-width="3"/><circle cx="114" cy="106" r="10" fill="none" stroke="#14201a" stroke-width="3"/><path d="M98 106h6" stroke="#14201a" stroke-width="3"/><circle cx="88" cy="107" r="2.6" fill="#14201a"/><circle cx="114" cy="107" r="2.6" fill="#14201a"/><path d="M91 126q10 7 20 0" fill="none" stroke="#8d4456" stroke-width="3" stroke-linecap="round"/>`,
  ],
  'tomas-birk': [
    ['#f0e2c4', '#d8b878'],
    `<path d="M26 200c4-38 30-52 74-52s70 14 74 52z" fill="#27346b"/><path d="M84 132h32v28c-8 10-24 10-32 0z" fill="#c48f6c"/><ellipse cx="100" cy="100" rx="34" ry="40" fill="#dba884"/><path d="M64 96c-6-36 12-56 38-56 28 0 42 20 34 56-4-16-10-26-18-30-18 4-34 4-42-2-6 6-10 18-12 32z" fill="#8a4b24"/><path d="M66 104c2 34 16 44 34 44s32-10 34-44c-6 16-14 20-22 18-8-3-16-3-24 0-8 2-16-2-22-18z" fill="#8a4b24"/><circle cx="88" cy="98" r="3" fill="#14201a"/><circle cx="112" cy="98" r="3" fill="#14201a"/><path d="M80 88q8-5 15-1M105 87q8-4 15 1" fill="none" stroke="#6b3718" stroke-width="3.4" stroke-linecap="round"/><path d="M91 130q9 5 18 0" fill="none" stroke="#5a1f1f" stroke-width="3" stroke-linecap="round"/>`,
  ],
};

function scene(width, height, [[from, to], content]) {
  return svg(width, height, ground({ ground: from, second: to }, width, height) + content);
}

const PICTURES = new Map([
  ...Object.keys(BRANDS).map((name) => [`${name}-logo`, [logo(name), 240]]),
  ...['copper-heron', 'lantern-quay', 'paper-kite'].flatMap((name) => [
    [`${name}-banner`, [banner(name), 1_280]],
    [`${name}-lobby`, [lobby(name), 1_200]],
    [`${name}-cashier`, [cashier(name), 1_200]],
  ]),
  ...Object.entries(GAMES).map(([name, drawn]) => [name, [scene(640, 280, drawn), 640]]),
  ...Object.entries(PORTRAITS).map(([name, drawn]) => [name, [scene(200, 200, drawn), 240]]),
  ...Object.entries(COVERS).map(([name, drawn]) => [name, [scene(960, 540, drawn), 960]]),
]);

mkdirSync(FOLDER, { recursive: true });
let bytes = 0;
for (const [name, [drawing, width]] of PICTURES) {
  const picture = await sharp(Buffer.from(drawing), { density: 144 })
    .resize({ width })
    .webp({ quality: 82, effort: 6 })
    .toBuffer();
  writeFileSync(new URL(`${name}.webp`, FOLDER), picture);
  bytes += picture.length;
}
console.log(`${PICTURES.size} pictures, ${Math.round(bytes / 1_000)} kB`);
