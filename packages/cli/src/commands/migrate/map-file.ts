import { BUILT_IN_MAPS, type OperationInput, Problem, type TypeMap } from '@croupier/core';
import { readTextInput } from '../../terminal/input/input-file.js';

type GivenMap = NonNullable<OperationInput<'migrate.wordpress'>['types']>;

/** The map of a file, or one that is built in; the operation checks what it says. Problems: `not-found`, `invalid`. */
export async function readMap(name: string): Promise<GivenMap> {
  if (Object.hasOwn(BUILT_IN_MAPS, name)) return BUILT_IN_MAPS[name as keyof typeof BUILT_IN_MAPS];
  const { parse } = await import('yaml');
  const text = await readTextInput(name);
  try {
    return (parse(text) as { types?: GivenMap } | null)?.types ?? {};
  } catch (cause) {
    const [why] = (cause as Error).message.split('\n');
    throw new Problem('invalid', `${name} is not YAML: ${why}`, { cause });
  }
}

/** A map as a file to edit. */
export async function mapText(types: TypeMap): Promise<string> {
  const { stringify } = await import('yaml');
  return `# What the types of WordPress become: posts, pages, casinos, bonuses or games.\n${stringify({ types })}`;
}
