import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { BuildHost } from '../../../packages/cli/src/build/hosts/host-names.js';
import { build, freshFolder, sampleStore } from '../built-folder.js';

/** The files that a build writes for a host, by their names. */
async function filesFor(host: BuildHost, ...names: string[]): Promise<string[]> {
  const folder = await freshFolder();
  const storage = await sampleStore((content) => {
    content.redirects.insert({ source: '/old-list', target: '/best-casinos', permanent: true });
    content.redirects.insert({ source: '/old/*', target: '/blog', match: 'prefix', permanent: false });
  });
  await build(storage, folder, { hosts: [host] });
  return Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
}

const linesOf = (text = '') => text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));

/** The rules of a `_headers` file: each path with the names of its headers. */
function headerRules(text = ''): { path: string; names: string[] }[] {
  const rules: { path: string; names: string[] }[] = [];
  for (const line of linesOf(text)) {
    if (/^\//.test(line)) rules.push({ path: line, names: [] });
    else {
      const name = /^ {2}(?:! )?([a-z0-9-]+)(?:: \S.*)?$/.exec(line)?.[1];
      expect(name, line).toBeDefined();
      rules.at(-1)?.names.push(line.includes('!') ? `! ${name}` : (name ?? ''));
    }
  }
  return rules;
}

/** Whether a rule of `_headers` fits a path: `*` fits everything. */
function fits(rule: string, path: string): boolean {
  return rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : rule === path;
}

const PATHS = [
  '/',
  '/best-casinos',
  '/search',
  '/search/index.json',
  '/served/data/0123.json',
  '/embed/croupier.js',
];

test('the files of Netlify keep to its grammar, and no path gets a header twice', async () => {
  const [redirects, headers] = await filesFor('netlify', '_redirects', '_headers');
  const lines = linesOf(redirects);
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines)
    expect(line).toMatch(
      /^\/\S*( [a-z-]+=:[a-z]+)* (\/|https?:\/\/)\S*( (200|301|302|303|307|308|404|410)!?)?$/,
    );
  for (const line of lines.filter((one) => one.includes('=:'))) {
    const [, name = ''] = /=:([a-z]+) /.exec(line) ?? [];
    expect(line.split(`:${name}`), 'what a rule takes, its target names').toHaveLength(3);
  }
  const rules = headerRules(headers);
  for (const place of PATHS) {
    const fitting = rules.filter((rule) => fits(rule.path, place));
    expect(
      fitting.map((rule) => rule.path),
      place,
    ).toHaveLength(1);
    expect(fitting[0]?.names).toContain('content-security-policy');
  }
});

test('the files of Cloudflare keep to its grammar and its limits', async () => {
  const [redirects = '', headers = ''] = await filesFor('cloudflare', '_redirects', '_headers');
  const lines = linesOf(redirects);
  for (const line of lines) {
    expect(line).toMatch(/^\/[^\s?]* (\/|https?:\/\/)\S*( (200|301|302|303|307|308))?$/);
    expect(line.length).toBeLessThanOrEqual(1_000);
  }
  const dynamic = lines.filter((line) => /[*:]/.test(line.split(' ')[0] ?? ''));
  expect(dynamic.length).toBeLessThanOrEqual(100);
  expect(lines.length - dynamic.length).toBeLessThanOrEqual(2_000);
  const rules = headerRules(headers);
  expect(rules.length).toBeLessThanOrEqual(100);
  for (const line of linesOf(headers)) expect(line.length).toBeLessThanOrEqual(2_000);
  for (const place of PATHS) {
    // Rules join; one that sets a header again takes it away first.
    const set = new Set<string>();
    for (const { names } of rules.filter((rule) => fits(rule.path, place)))
      for (const name of names) {
        if (name.startsWith('! ')) set.delete(name.slice(2));
        else expect(set.has(name) ? `${place}: ${name} twice` : set.add(name)).toBeInstanceOf(Set);
      }
    expect([...set], place).toContain('content-security-policy');
  }
});

test('the file of Vercel has the keys that it documents, and every path one set of headers', async () => {
  const [text = '{}'] = await filesFor('vercel', 'vercel.json');
  const config = JSON.parse(text) as {
    trailingSlash: boolean;
    redirects: {
      source: string;
      destination: string;
      permanent?: boolean;
      statusCode?: number;
      has?: object[];
    }[];
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  expect(Object.keys(config).sort()).toEqual(['headers', 'redirects', 'trailingSlash']);
  expect(config.redirects.length).toBeGreaterThan(2);
  for (const { source, destination, permanent, statusCode, has, ...others } of config.redirects) {
    expect(others).toEqual({});
    // A group in braces may be absent.
    expect(source.replaceAll(/\{[^{}]*\}\?/g, '')).toMatch(/^\/[^?#]*$/);
    expect(destination).toMatch(/^(\/|https?:\/\/)/);
    expect(permanent === undefined, 'one of both').not.toBe(statusCode === undefined);
    for (const condition of has ?? [])
      expect(condition).toMatchObject({ type: 'query', key: expect.any(String) });
  }
  for (const place of PATHS) {
    const fitting = config.headers.filter(({ source }) => new RegExp(`^${source}$`).test(place));
    expect(
      fitting.map(({ source }) => source),
      place,
    ).toHaveLength(1);
  }
});
