import * as z from 'zod';
import { lazy } from '../../lazy.js';
import { collections } from '../../model/collections.js';
import { homepageSection } from '../../model/documents/homepage.js';
import { homepageContent } from '../../model/documents/homepage-content.js';
import { menuRow } from '../../model/documents/menus.js';
import { siteSettings } from '../../model/documents/settings.js';
import { user, userSummary } from '../../model/user.js';
import type { OperationName } from '../../operations/registry.js';
import { warningShape } from './result-parts.js';
import { resultSchemas } from './result-schemas.js';
import { changeHeader } from './store-results.js';

type Json = Record<string, unknown>;

/** The result of an operation, as JSON Schema; `parts` are those that it refers to by name. */
export function describeResult(name: OperationName): { result: Json; parts: Json } {
  const described = z.toJSONSchema(resultSchemas()[name], { metadata: sharedSchemas(), ...OPTIONS });
  const { $schema: _, $defs: parts = {}, ...result } = withComponentRefs(described);
  return { result, parts: parts as Json };
}

const OPTIONS = {
  io: 'output',
  unrepresentable: 'any',
  override({ zodSchema, jsonSchema }) {
    // A result has every value, so nothing is filled in.
    delete jsonSchema.default;
    // All that is rewritten as it is read is text, such as HTML.
    if (zodSchema._zod.def.type === 'transform') jsonSchema.type = 'string';
  },
} satisfies Parameters<typeof z.toJSONSchema>[1];

/** The schemas that have a name in the document. */
const sharedSchemas = lazy(() => {
  const named = z.registry<{ id: string }>();
  const { credentials: _, users: __, ...entities } = collections;
  for (const { name, schema } of Object.values(entities)) named.add(schema, { id: idOf(name) });
  named.add(user.schema, { id: 'Account' });
  named.add(userSummary.schema, { id: 'User' });
  named.add(menuRow.schema, { id: 'MenuItem' });
  named.add(homepageContent.schema, { id: 'HomepageContent' });
  named.add(homepageSection.schema, { id: 'HomepageSection' });
  named.add(siteSettings.schema, { id: 'Settings' });
  named.add(changeHeader, { id: 'Change' });
  named.add(warningShape, { id: 'Warning' });
  return named;
});

function idOf(name: string): string {
  return name
    .split(' ')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

function withComponentRefs(schema: object): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json;
}
