import { BUILT_IN_MAPS, type OperationInput, Problem, type TypeMap } from '@croupier/core';
import { readTextInput } from '../../terminal/input/input-file.js';

type GivenMap = NonNullable<OperationInput<'migrate.wordpress'>['types']>;

/** The map of a file, or one that is built in; the operation checks what it says. Problems: `not-found`, `invalid`. */
export async function readMap(name: string): Promise<GivenMap> {
  if (Object.hasOwn(BUILT_IN_MAPS, name)) return BUILT_IN_MAPS[name as keyof typeof BUILT_IN_MAPS];
  const { parse } = await import('yaml');
  const text = await readTextInput(name);
  let map: { types?: GivenMap } | null;
  try {
    map = parse(text);
  } catch (cause) {
    const [why] = (cause as Error).message.split('\n');
    throw new Problem('invalid', `${name} is not YAML: ${why}`, { cause });
  }
  if (typeof map?.types === 'object' && map.types !== null) return map.types;
  throw new Problem('invalid', `${name} names no types`, {
    hint: 'A map has them below the line types: as --suggest-map prints it.',
  });
}

/** A map as a file to edit. */
export async function mapText(types: TypeMap): Promise<string> {
  const { stringify } = await import('yaml');
  return `# What the types of WordPress become: posts, pages, casinos, bonuses or games.\n${stringify({ types })}`;
}
