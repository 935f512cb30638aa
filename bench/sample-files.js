import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ADJECTIVES = ['calm', 'quick', 'plain', 'late', 'small'];

/** Files of bonuses, games, posts and redirects for `count` casinos, a tenth as many of each; all invented. */
export function writeSampleFiles(folder, casinos) {
  const many = Math.round(casinos / 10);
  const numbers = Array.from({ length: many }, (_, n) => n);
  const paragraph = (n) =>
    `<p>Review ${n} is ${ADJECTIVES[n % 5]} &amp; <strong>invented</strong>, with <a href="/best-casinos">a link</a>.</p>\n`;
  return {
    bonuses: file('bonuses', 'casino,title,description,wagering,validUntil', (n) => [
      `Golden Fox ${String((n % Math.ceil(casinos / 144)) * 144).padStart(6, '0')}`,
      `Spins ${n}`,
      `An invented offer, ${ADJECTIVES[n % 5]}.`,
      '30x',
      '2099-12-31',
    ]),
    games: file('games', 'name,provider,rtp,category,rating,description', (n) => [
      `Game ${n}`,
      `Studio ${n % 30}`,
      `${(94 + (n % 40) / 10).toFixed(1)}%`,
      ['slots', 'table', 'live', 'jackpot'][n % 4],
      String((n % 50) / 10 + 5),
      `An invented game, ${ADJECTIVES[n % 5]}.`,
    ]),
    posts: file('posts', 'title,excerpt,content,tags,isPublished', (n) => [
      `Post ${n}`,
      `An invented article, ${ADJECTIVES[n % 5]}.`,
      `<h2>At a glance</h2>\n${Array.from({ length: 25 }, (_, at) => paragraph(n + at)).join('')}`,
      'invented',
      'true',
    ]),
    redirects: file('redirects', 'source,target,match', (n) => {
      if (n % 50 === 0) return [`/old-folder-${n}`, '/casino', 'prefix'];
      if (n % 50 === 1) return [`^/old-${n}-([a-z]+)\\.html$`, '/casino/$1', 'regex'];
      return [
        `/old/review-${n}.html`,
        `/casino/golden-fox-${String((n % Math.ceil(casinos / 144)) * 144).padStart(6, '0')}`,
        'exact',
      ];
    }),
  };

  function file(name, header, row) {
    const to = path.join(folder, `${name}-${many}.csv`);
    const line = (n) => row(n).map((cell) => `"${cell.replaceAll('"', '""')}"`);
    if (!existsSync(to)) writeFileSync(to, `${[header, ...numbers.map(line)].join('\n')}\n`);
    return to;
  }
}
