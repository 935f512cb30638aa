import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { guidance } from '../../packages/ui/docs/guidance/index.js';
import { sources, walkTree } from './source-files.js';

const UI = 'packages/ui/src';
const PARTS = ['use', 'avoid', 'do', 'dont', 'content', 'accessibility'] as const;

/** The components that an entry point exports. */
const published = ['index.ts', 'list/index.ts', 'admin/index.ts', 'pages/index.ts'].flatMap((file) => {
  const { tree } = sources.find((source) => source.path === `${UI}/${file}`) ?? {};
  const names: string[] = [];
  if (tree === undefined) return names;
  walkTree(tree, (node) => {
    if (
      !ts.isExportSpecifier(node) ||
      node.isTypeOnly ||
      node.parent.parent.isTypeOnly ||
      !/^[A-Z][a-z]/.test(node.name.text)
    )
      return;
    const { moduleSpecifier } = node.parent.parent;
    const from = (moduleSpecifier as ts.StringLiteral).text.replace(/\.js$/, '.tsx');
    const component = path.posix.join(UI, path.posix.dirname(file), from);
    if (sources.some((source) => source.path === component)) names.push(node.name.text);
  });
  return names;
});

/** Elements, which are met by their tags. */
const ELEMENTS = ['CasinoCardElement', 'CompareElement', 'ToplistElement'];

test('Storybook tells of every published component how it is used, and of no other', () => {
  expect(published.length).toBeGreaterThan(100);
  expect(Object.keys(guidance).sort()).toEqual([...new Set([...published, ...ELEMENTS])].sort());
});

test('the guidance of a component has every part, each in whole sentences', () => {
  const short = Object.entries(guidance).flatMap(([name, told]) =>
    PARTS.filter((part) => !/^["A-Z€].{3,}[.?"]$/.test(told[part].trim())).map(
      (part) => `${name}.${part}: ${told[part]}`,
    ),
  );
  expect(short, 'A sentence or two, with a full stop.').toEqual([]);
});

test('a component that sends or saves nothing yet is marked as experimental', () => {
  const samples = Object.keys(guidance).filter((name) =>
    /SampleNotice|NoticeButton/.test(
      sources.find(({ path: file }) => file.endsWith(`/community/${name}/${name}.tsx`))?.text ?? '',
    ),
  );
  expect(samples.length).toBeGreaterThan(1);
  expect(samples.filter((name) => guidance[name]?.status !== 'experimental')).toEqual([]);
});
