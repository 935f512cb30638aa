import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { croupier, emptyStore, node } from './stores.js';
import { timeProgram } from './timing.js';

/** The texts of a casino by their fields: each starts with the name, which stands in no other text of a page. */
const TEXTS = {
  about: (name) => `${name}about says what is to be known.`,
  offer: (name) => `${name}offer`,
  pro: (name) => `${name}pro`,
  otherPro: (name) => `${name}otherpro`,
  con: (name) => `${name}con`,
};
/** The casino whose page becomes the template of the peers. */
const MODEL = 'Zqx';
/** The files that a build writes for each casino, by what they are. */
const FILES = {
  review: (slug) => `casino/${slug}/index.html`,
  card: (slug) => `embed/casinos/${slug}/index.html`,
  data: (slug) => `embed/casinos/${slug}.json`,
  oembed: (slug) => `embed/oembed/${slug}.json`,
};
const HUGO_KINDS = ['taxonomy', 'term', 'RSS', 'sitemap', 'home', 'section', '404', 'robotsTXT'];

/** A store of casinos that have the same fields, so that one template without conditions makes all of their pages. */
export async function uniformStore(folder, casinos) {
  const store = path.join(folder, 'store');
  emptyStore(store);
  const names = [MODEL, ...Array.from({ length: casinos - 1 }, (_, n) => `Zq${String(n).padStart(6, '0')}`)];
  const lines = names.map((name) => {
    const { about, offer, pro, otherPro, con } = textsOf(name);
    return `"${name}","${about}",4.5,4,"${offer}","Slots, Roulette","Visa, Skrill","${pro}, ${otherPro}","${con}",Malta,English`;
  });
  const header =
    'name,description,rating,safetyRating,bonuses,games,paymentMethods,pros,cons,licenses,languages';
  const csv = path.join(folder, 'casinos.csv');
  writeFileSync(csv, `${[header, ...lines].join('\n')}\n`);
  await timeProgram(node, [croupier, 'casinos', 'import', csv, '--store', store, '--quiet']);
  const address = ['--site-base-url', 'https://bench.example'];
  execFileSync(node, [croupier, 'settings', 'set', ...address, '--store', store], { stdio: 'ignore' });
  // A sample has no pictures for social networks, which no peer draws.
  const settings = path.join(store, 'settings.json');
  writeFileSync(settings, readFileSync(settings, 'utf8').replace('"isSample": false', '"isSample": true'));
  return store;
}

/** Writes what Hugo and Eleventy make the same files from: a template for each kind of file, and the data of each casino. */
export function writePeers(folder, built) {
  const hugo = path.join(folder, 'hugo');
  const eleventy = path.join(folder, 'eleventy');
  for (const one of [hugo, eleventy]) rmSync(one, { recursive: true, force: true });
  mkdirSync(path.join(eleventy, '_data'), { recursive: true });
  const casinos = slugsOf(built).map((slug) => {
    const html = readFileSync(path.join(built, FILES.review(slug)), 'utf8');
    const title = slug.replace('z', 'Z');
    return { title, slug, tint: TINT.exec(html)[1], ...textsOf(title) };
  });
  mkdirSync(hugo, { recursive: true });
  writeFileSync(
    path.join(hugo, 'config.json'),
    JSON.stringify({ baseURL: 'https://bench.example/', disableKinds: HUGO_KINDS }),
  );
  writeFileSync(path.join(eleventy, '_data/casinos.json'), JSON.stringify(casinos));
  for (const [kind, fileOf] of Object.entries(FILES)) {
    const model = readFileSync(path.join(built, fileOf(MODEL.toLowerCase())), 'utf8');
    writeForHugo(hugo, kind, model, casinos);
    writeForEleventy(eleventy, kind, model);
  }
  return { hugo, eleventy };
}

function writeForHugo(folder, kind, model, casinos) {
  const [layouts, content] = ['layouts', 'content'].map((one) => path.join(folder, one, kind));
  for (const one of [layouts, content]) mkdirSync(one, { recursive: true });
  const format = path.extname(FILES[kind]('x')).slice(1);
  const text = template(model, (field) => `{{ .Params.${field} }}`);
  writeFileSync(path.join(layouts, `single.${format}`), text);
  for (const casino of casinos) {
    const front = { ...casino, url: `/${FILES[kind](casino.slug)}`, outputs: [format] };
    writeFileSync(path.join(content, `${casino.slug}.html`), `${JSON.stringify(front)}\n`);
  }
}

function writeForEleventy(folder, kind, model) {
  const front = [
    '---',
    'pagination:',
    '  data: casinos',
    '  size: 1',
    '  alias: casino',
    `permalink: "${FILES[kind]('{{ casino.slug }}')}"`,
    '---',
  ];
  const text = template(model, (field) => `{{ casino.${field} }}`);
  writeFileSync(path.join(folder, `${kind}.njk`), `${front.join('\n')}\n${text}`);
}

/** Throws unless two folders have the same files of casinos, byte by byte. Returns how many there are. */
export function assertEqualFiles(built, peer) {
  const files = slugsOf(built).flatMap((slug) => Object.values(FILES).map((fileOf) => fileOf(slug)));
  for (const file of files) {
    const [ours, theirs] = [built, peer].map((folder) => path.join(folder, file));
    if (!existsSync(theirs) || !readFileSync(ours).equals(readFileSync(theirs)))
      throw new Error(`${theirs} is not the file that croupier writes`);
  }
  return files.length;
}

function slugsOf(built) {
  return readdirSync(path.join(built, 'casino'));
}

/** The color of a logo's letters, which the site computes from the name. */
const TINT = /data-tint="([^"]*)"/;

function textsOf(name) {
  return Object.fromEntries(Object.entries(TEXTS).map(([field, text]) => [field, text(name)]));
}

/** The page of the model, with an expression in the place of each of its values. */
function template(page, write) {
  const fields = { ...textsOf(MODEL), title: MODEL, slug: MODEL.toLowerCase() };
  let text = page.replace(TINT, `data-tint="${write('tint')}"`);
  for (const [field, value] of Object.entries(fields)) text = text.replaceAll(value, write(field));
  return text;
}
