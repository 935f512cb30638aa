import { expect, test } from 'vitest';
import { NOUN_GROUPS } from '../../packages/cli/src/nouns.js';
import { programHelp } from '../../packages/cli/src/program-help.js';
import { buildProgram } from '../../packages/cli/src/run.js';
import { helpText } from '../cli/command-tree.js';

type Command = ReturnType<typeof buildProgram>;

// When a command changes: npm run docs
test('docs/cli.md matches the help of the command', async () => {
  await expect(await reference()).toMatchFileSnapshot('../../docs/cli.md');
});

async function reference(): Promise<string> {
  const parts = [
    '<!-- Made from the program itself by tests/architecture/cli-reference.test.ts; do not edit. -->\n',
    '# The command line\n',
    text(programHelp()),
  ];
  for (const { title, nouns } of NOUN_GROUPS) {
    parts.push(`## ${title}\n`);
    for (const noun of nouns) {
      const program = buildProgram((await noun.load()).command());
      for (const command of program.commands) parts.push(...pagesOf(command, 'croupier', 3));
    }
  }
  return parts.join('\n');
}

/** The help of a command, then of each below it. */
function pagesOf(command: Command, above: string, level: number): string[] {
  const name = `${above} ${command.name()}`;
  const inner = command.commands.flatMap((one) => pagesOf(one, name, level + 1));
  return [`${'#'.repeat(level)} ${name}\n`, text(helpText(command, 100)), ...inner];
}

function text(block: string): string {
  return `\`\`\`text\n${block.trim()}\n\`\`\`\n`;
}
