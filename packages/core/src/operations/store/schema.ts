import * as z from 'zod';
import { closestMatch } from '../../model/closest-match.js';
import { collections, documents } from '../../model/collections.js';
import {
  complaint,
  forumCategory,
  forumMember,
  forumTopic,
  tournament,
} from '../../model/documents/community.js';
import { menuItem } from '../../model/documents/menus.js';
import { problem } from '../../problem.js';
import { type Operation, question } from '../define/operation.js';
import { PERMISSIONS } from '../define/permissions.js';

const partEntities = [menuItem, complaint, tournament, forumCategory, forumTopic, forumMember];
const describedTypes = new Map<string, { readonly schema: z.ZodType }>(
  [...Object.values(collections), ...partEntities, ...Object.values(documents)].map((thing) => [
    thing.name.replaceAll(' ', '-'),
    thing,
  ]),
);

/** The JSON Schema of an entity, a document or an operation's input; without a name, the names there are. */
export function schemaShow(all: () => readonly Operation[]) {
  return question({
    name: 'schema.show',
    summary: "Print the JSON Schema of an entity or of an operation's input",
    permission: 'see what is public',
    exposure: { command: 'schema' },
    input: () => z.strictObject({ entity: z.string().optional() }),
    run(_context, { entity }) {
      const schemas = new Map<string, () => z.ZodType>();
      for (const [name, thing] of describedTypes) schemas.set(name, () => thing.schema);
      for (const { name, input } of all()) schemas.set(name, () => input);
      const names = [...schemas.keys()];
      if (entity === undefined) return { names };
      const spellings = [entity, entity.replace(/s$/, ''), entity.replace(/es$/, '')];
      const name = spellings.find((one) => schemas.has(one));
      if (name === undefined) {
        throw problem('schema.not-found', { name: entity, suggestion: closestMatch(entity, names) });
      }
      return { name, schema: jsonSchema((schemas.get(name) as () => z.ZodType)()) };
    },
  });
}

/** Every operation with its roles and input. */
export function operationsList(all: () => readonly Operation[]) {
  return question({
    name: 'operations.list',
    summary: 'List every operation with roles and input',
    permission: 'see what is public',
    exposure: { command: 'operations' },
    input: () => z.strictObject({}),
    run: () => ({
      records: all().map((operation) => ({
        name: operation.name,
        kind: operation.kind,
        summary: operation.summary,
        command: operation.exposure.command,
        roles: PERMISSIONS[operation.permission],
        input: jsonSchema(operation.input),
      })),
    }),
  });
}

function jsonSchema(schema: z.ZodType): object {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}
