import * as z from 'zod';
import type { Operation } from '../operations/define/operation.js';
import { PERMISSIONS } from '../operations/define/permissions.js';
import type { OperationName } from '../operations/registry.js';
import { createPause } from '../short-turns.js';
import { apiRequestSchema } from './api-request.js';
import { describeResult } from './results/describe-result.js';
import { API_PATH, UPLOAD_TYPE } from './wire-format.js';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of operations: how each is asked, by whom, and what it answers. It is written in short turns. */
export async function openApiDocument(operations: Iterable<Operation>): Promise<Json> {
  const schemas: Json = {};
  const paths: Record<string, Json> = {};
  const request = jsonSchema(apiRequestSchema);
  const pause = createPause();
  for (const operation of operations) {
    const { result, parts } = describeResult(operation.name as OperationName);
    Object.assign(schemas, parts);
    const input = inputSchema(operation);
    const takesGet = operation.kind === 'question' && !operation.exposure.isPostOnly;
    paths[API_PATH + operation.name] = {
      ...(takesGet ? { get: describeGet(operation, input, result) } : {}),
      post: describePost(operation, { request, input, result }),
    };
    await pause();
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'croupier',
      version: '1',
      description: 'Every operation on the content of a site.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [{ token: [] }],
    tags: [...new Set([...operations].map(tagOf))].map((name) => ({
      name,
      description: `Operations on ${name}`,
    })),
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { ...schemas, Outcome: OUTCOME, Problem: PROBLEM },
    },
  };
}

function describeGet(operation: Operation, input: Json, result: Json): Json {
  return {
    ...describe(operation, 'get', result),
    parameters: [{ name: 'input', in: 'query', content: { 'application/json': { schema: input } } }],
  };
}

function describePost(
  operation: Operation,
  { request, input, result }: { request: Json; input: Json; result: Json },
): Json {
  const properties: Json = { ...(request.properties as Json), input };
  if (operation.kind === 'question') delete properties.answer;
  if (operation.kind !== 'change' || operation.unrecorded) delete properties.change;
  if (operation.exposure.upload !== 'files.content') delete properties.fileSizes;
  const schema = { ...request, properties };
  const file = { schema: { type: 'string', contentMediaType: UPLOAD_TYPE } };
  return {
    ...describe(operation, 'post', result),
    requestBody: {
      content: {
        'application/json': { schema },
        ...(operation.exposure.upload === undefined ? {} : { [UPLOAD_TYPE]: file }),
      },
    },
  };
}

function describe(operation: Operation, method: string, result: Json): Json {
  const { name, summary, permission } = operation;
  const roles = PERMISSIONS[permission];
  const isOpen = roles === 'anyone';
  return {
    operationId: `${name}:${method}`,
    tags: [tagOf(operation)],
    summary,
    description: isOpen ? 'For everybody.' : `For the roles ${roles.join(', ')}.`,
    ...(isOpen ? { security: [] } : {}),
    responses: {
      '200': { description: 'What it did', content: outcomeContent(operation, result) },
      '4XX': answer('Why it was refused', 'Problem'),
      '5XX': answer('What is wrong with the server', 'Problem'),
    },
  };
}

/** What is answered: the outcome as JSON, or to whoever does not ask for JSON the file alone. */
function outcomeContent({ exposure }: Operation, result: Json): Json {
  const schema = { allOf: [{ $ref: '#/components/schemas/Outcome' }, { properties: { result } }] };
  const file = { schema: { type: 'string', contentMediaType: 'application/octet-stream' } };
  return {
    'application/json': { schema },
    ...(exposure.download === undefined ? {} : { '*/*': file }),
  };
}

function answer(description: string, schema: string): Json {
  return {
    description,
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
  };
}

function tagOf({ name }: Operation): string {
  return name.split('.')[0] as string;
}

/** The file of an upload is not part of the JSON. */
function inputSchema(operation: Operation): Json {
  const schema = jsonSchema(operation.input);
  if (operation.exposure.upload !== 'source') return schema;
  const { source: _, ...properties } = schema.properties as Json;
  const required = (schema.required as string[] | undefined)?.filter((name) => name !== 'source');
  return { ...schema, properties, ...(required === undefined ? {} : { required }) };
}

function jsonSchema(schema: z.ZodType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}

const count = { type: 'integer', minimum: 0 };

const OUTCOME = {
  type: 'object',
  required: ['result', 'inserted', 'updated', 'removed'],
  properties: {
    result: { description: 'What the operation returns; each operation describes its own' },
    change: {
      type: 'object',
      description: 'The entry in history, for staff; absent where nothing changed',
      required: ['id', 'number', 'at', 'by', 'operation'],
      properties: {
        id: { type: 'string' },
        number: count,
        at: { type: 'string', format: 'date-time' },
        by: { type: 'object', properties: { id: { type: 'string' }, name: { type: 'string' } } },
        operation: { type: 'string' },
        subject: { type: 'string' },
      },
    },
    changes: {
      type: 'array',
      description: 'The changed records before and after, for staff, at most 1,000',
      items: { type: 'object' },
    },
    inserted: count,
    updated: count,
    removed: count,
  },
};

const PROBLEM = {
  type: 'object',
  required: ['problem'],
  properties: {
    problem: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', description: 'Its kind' },
        reason: { type: 'string', description: 'Which it is' },
        params: { type: 'object' },
        message: { type: 'string' },
        hint: { type: 'string' },
        issues: { type: 'array', items: { type: 'object' } },
        data: { description: 'Such as the summary of a refused import' },
      },
    },
  },
};
