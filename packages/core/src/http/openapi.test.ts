import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { registry } from '../operations/registry.js';
import { openApiDocument } from './openapi.js';

type Described = { operationId: string; tags: string[]; responses: object };

const document = JSON.parse(JSON.stringify(openApiDocument(registry))) as {
  paths: Record<string, Record<string, Described>>;
  tags: { name: string }[];
};

test('the description of the API is valid OpenAPI 3.1, and its references lead somewhere', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(document));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
  expect(() => validator.resolveRefs()).not.toThrow();
});

test('every operation is described under a name of its own, with a tag that is listed', () => {
  expect(Object.keys(document.paths).sort()).toEqual(registry.map(({ name }) => `/api/${name}`).sort());
  const described = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  expect(new Set(described.map(({ operationId }) => operationId)).size).toBe(described.length);
  const listed = new Set(document.tags.map(({ name }) => name));
  expect(described.flatMap(({ tags }) => tags).filter((tag) => !listed.has(tag))).toEqual([]);
});
