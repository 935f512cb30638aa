import { operations } from '@croupier/core';
import type { Command } from 'commander';
import { verbCommand } from '../command-line/define-command.js';
import { withAction } from '../open-session.js';
import type { GlobalOptionValues } from '../session.js';

/** `croupier schema [ENTITY]`: the JSON Schema of stored records and of the input of operations. */
export function command(): Command {
  const command = verbCommand('schema [entity]', {
    summary: "The JSON Schema of an entity or of an operation's input; without one, the names there are",
    examples: ['croupier schema', 'croupier schema casino', 'croupier schema casinos.import'],
  });
  return withAction<GlobalOptionValues>(command, async (session, _options, entity) => {
    const { result } = await session.performWithoutStore(operations['schema.show'], { entity });
    if ('schema' in result) return session.printJson(result.schema);
    if (session.globals.json) return session.printJson(result.names);
    await session.print(`${result.names?.join('\n')}\n`);
  });
}
