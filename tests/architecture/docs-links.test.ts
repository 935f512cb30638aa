import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder, ROOT, readSourceText } from './repository-files.js';

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...filesUnder(path.join(ROOT, 'docs')).map((file) => `docs/${file}`),
].filter((file) => file.endsWith('.md'));

interface Link {
  page: string;
  words: string;
  /** From the checkout's folder. */
  to: string;
  anchor: string | undefined;
}

const links: Link[] = pages.flatMap((page) =>
  [...readSourceText(page).matchAll(/\[([^\]]+)\]\(([^)\s]+)\)/g)]
    .filter(([, , to = '']) => !/^[a-z]+:/.test(to))
    .map(([, words = '', target = '']) => {
      const [to = '', anchor] = target.split('#');
      const from = to === '' ? page : path.posix.join(path.posix.dirname(page), to);
      return { page, words, to: from, anchor };
    }),
);

test('every link in the docs leads to a file, and every anchor to a heading', () => {
  const dead = links
    .filter(({ to }) => !existsSync(path.join(ROOT, to)))
    .map(({ page, to }) => `${page} -> ${to}`);
  expect(dead, 'The file has moved: follow it.').toEqual([]);
  const lost = links
    .filter(({ to, anchor }) => anchor !== undefined && to.endsWith('.md') && !anchorsOf(to).includes(anchor))
    .map(({ page, to, anchor }) => `${page} -> ${to}#${anchor}`);
  expect(lost, 'The heading has changed: follow it.').toEqual([]);
});

test('a link whose text is a name leads to a file that contains the name', () => {
  const strangers = links
    .filter(({ words, to }) => /^`[A-Za-z]\w*`$/.test(words) && /\.tsx?$/.test(to))
    .filter(
      ({ words, to }) => existsSync(path.join(ROOT, to)) && !readSourceText(to).includes(words.slice(1, -1)),
    )
    .map(({ page, words, to }) => `${page}: ${words} is not in ${to}`);
  expect(strangers, 'The thing has moved or has another name: follow it.').toEqual([]);
});

test('README.md leads to every page of the docs', () => {
  const reached = new Set<string>();
  const follow = (page: string) => {
    if (reached.has(page)) return;
    reached.add(page);
    for (const link of links) if (link.page === page && link.to.endsWith('.md')) follow(link.to);
  };
  follow('README.md');
  const unreachable = pages.filter((page) => !reached.has(page));
  expect(unreachable, 'Link it from README.md or from a page that is linked there.').toEqual([]);
});

test('the list of decisions contains every decision', () => {
  const listed = links
    .filter(({ page }) => page === 'docs/decisions/README.md')
    .map(({ to }) => path.posix.basename(to));
  const there = filesUnder(path.join(ROOT, 'docs/decisions')).filter((file) => /^\d/.test(file));
  expect(listed.filter((file) => /^\d/.test(file)).sort()).toEqual(there);
});

function anchorsOf(page: string): string[] {
  return [...readSourceText(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}
