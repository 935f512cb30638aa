import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { registry } from '../operations/registry.js';
import { openApiDocument } from './openapi.js';

type Described = {
  operationId: string;
  tags: string[];
  responses: { '200': { content: { 'application/json': { schema: { allOf: [object, Answer] } } } } };
};
type Answer = { properties: { result: Record<string, unknown> } };

const document = JSON.parse(JSON.stringify(await openApiDocument(registry))) as {
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

test('every operation describes what it answers', () => {
  const untyped = Object.entries(document.paths).filter(([, methods]) =>
    Object.values(methods).some(({ responses }) => {
      const [, answer] = responses['200'].content['application/json'].schema.allOf;
      return !['type', 'anyOf', '$ref'].some((key) => key in answer.properties.result);
    }),
  );
  expect(untyped.map(([path]) => path)).toEqual([]);
  const { post } = document.paths['/api/casinos.list'] as { post: Described };
  const [, list] = post.responses['200'].content['application/json'].schema.allOf;
  expect(list.properties.result).toMatchObject({
    properties: { records: { items: { $ref: '#/components/schemas/Casino' } }, total: { type: 'integer' } },
  });
});

test('a question whose input is secret is described for POST alone', () => {
  const postOnly = registry.filter(({ exposure }) => exposure.isPostOnly).map(({ name }) => `/api/${name}`);
  expect(postOnly.length).toBeGreaterThan(0);
  for (const path of postOnly) expect(Object.keys(document.paths[path] ?? {})).toEqual(['post']);
});
