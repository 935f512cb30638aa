import { operations } from '@croupier/core';
import type { Command } from 'commander';
import { does, type Globals } from '../session.js';
import { verb } from './verb.js';

/** `croupier schema [ENTITY]`: the JSON Schema of what is stored, and of what operations take. */
export function command(): Command {
  const command = verb('schema [entity]', {
    summary: "The JSON Schema of an entity or of an operation's input; without one, the names there are",
    examples: ['croupier schema', 'croupier schema casino', 'croupier schema casinos.import'],
  });
  return does<Globals>(command, async (session, _options, entity) => {
    const { result } = await session.performAnywhere(operations.schemaShow, { entity });
    if ('schema' in result) return session.printJson(result.schema);
    if (session.globals.json) return session.printJson(result.names);
    await session.print(`${result.names?.join('\n')}\n`);
  });
}
