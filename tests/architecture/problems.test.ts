import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { GLOBAL_OPTIONS } from '../../packages/cli/src/command-line/global-options.js';
import { FIX_COMMANDS } from '../../packages/cli/src/terminal/errors/fix-commands.js';
import { NEXT_STEPS } from '../../packages/cli/src/terminal/errors/next-steps.js';
import { FINDINGS } from '../../packages/core/src/diagnostics/findings.js';
import { PROBLEMS } from '../../packages/core/src/diagnostics/problems.js';
import { WARNINGS } from '../../packages/core/src/diagnostics/warnings.js';
import { commandTree } from '../cli/command-tree.js';
import { lineOf, productionSources, type SourceFile, walkTree } from './source-files.js';

const coreSources = productionSources.filter((file) => file.package === 'core');
const isText = (file: SourceFile) => /^messages(\.ts|\/)/.test(file.inside);

/** A command as an operation declares it in `exposure`. */
const DECLARED_COMMAND = /^([a-z-]+ )+--[a-z-]+$/;

/** The class itself, and what reads a problem of a server. */
const RESTORES = ['problem-error.ts', 'http/problem-json.ts'];

const commands = await commandTree();
const globalOptions = GLOBAL_OPTIONS.map(({ flags }) => flags.split(' ')[0]);
const options = new Set([...globalOptions, ...commands.flatMap((command) => command.options)]);

/** What only a terminal has: an option, or the name of the program with a command after it. `--cr-` begins a token of styles. */
const OF_THE_TERMINAL = new RegExp(
  `(^|[\\s'"(])--(?!cr-)[a-z]|(?<!\\ba )\\bcroupier (${commands.map(({ words }) => words).join('|')})\\b`,
);

describe('a problem, warning or finding of the core', () => {
  test('has a text for every interface: it names no option and no command', () => {
    const named = coreSources
      .flatMap((file) => textsWith(OF_THE_TERMINAL, file))
      .filter(({ text }) => !DECLARED_COMMAND.test(text));
    expect(named, 'Word the next step in packages/cli/src/terminal/errors/next-steps.ts.').toEqual([]);
  });

  test('comes from the table', () => {
    const inline = coreSources
      .filter(({ inside, text }) => !RESTORES.includes(inside) && text.includes('new Problem('))
      .map(({ path }) => path);
    expect(inline, 'Give it a reason in packages/core/src/diagnostics/problems/.').toEqual([]);
  });

  test('is thrown somewhere', () => {
    const made = new Set(coreSources.filter((file) => !isText(file)).flatMap(literalsIn));
    const unused = Object.keys({ ...PROBLEMS, ...WARNINGS, ...FINDINGS }).filter(
      (reason) => !made.has(reason),
    );
    expect(unused, 'Delete it from packages/core/src/diagnostics/.').toEqual([]);
  });
});

describe('the next step that the terminal gives', () => {
  const steps = Object.entries({ ...NEXT_STEPS, ...FIX_COMMANDS }).map(([reason, step]) => ({
    reason,
    text: sampleText(step),
  }));

  test.each(steps)('for $reason names options that exist', ({ text }) => {
    const unknown = [...text.matchAll(/--[a-z][a-z-]*/g)].map(String).filter((name) => !options.has(name));
    expect(unknown).toEqual([]);
  });

  test.each(steps)('for $reason names commands that exist', ({ text }) => {
    const unknown = [...text.matchAll(/\bcroupier ([a-z-]+(?: [a-z-]+)*)/g)]
      .map(([, words = '']) => words)
      .filter((words) => !isCommand(words.split(' ')));
    expect(unknown).toEqual([]);
  });
});

/** Whether words begin with a whole command: a verb that exists, or a noun that stands for its list. */
function isCommand(words: readonly string[]): boolean {
  const [noun, verb = ''] = words;
  const found = commands.find((command) => command.words === noun);
  return (
    found !== undefined &&
    (found.verbs.length === 0 || found.verbs.some((one) => [verb, 'list'].includes(one)))
  );
}

/** A step for a casino called fox. */
function sampleText(step: (params: never) => string): string {
  const params = new Proxy<Record<string, unknown>>(
    { collection: 'casinos', header: ['name'], missing: ['name'], proposed: [] },
    { get: (params, name: string) => (name in params ? params[name] : 'fox') },
  );
  return step(params as never);
}

function literalsIn({ tree }: SourceFile): string[] {
  const found: string[] = [];
  walkTree(tree, (node) => {
    if (ts.isStringLiteralLike(node)) found.push(node.text);
  });
  return found;
}

/** Every text of a file that matches, and its position. */
function textsWith(pattern: RegExp, { path, tree }: SourceFile): { text: string; at: string }[] {
  const found: { text: string; at: string }[] = [];
  walkTree(tree, (node) => {
    const isPart =
      ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (isPart && pattern.test(node.text))
      found.push({ text: node.text, at: `${path}:${lineOf(tree, node)}` });
  });
  return found;
}
