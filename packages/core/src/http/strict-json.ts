import { problem } from '../problem.js';
import { duplicateJsonKey } from '../values/duplicate-json-key.js';

/** The deepest nesting of a request; the deepest input that an operation takes has about six levels. */
const MAX_DEPTH = 64;

/**
 * Parses the JSON of a request. Refuses what programs read differently or what a later step could trip over: two values
 * of one name, the name `__proto__`, deep nesting, text that is not UTF-8. Problem: `usage`.
 */
export function parseStrictJson(bytes: Uint8Array): unknown {
  const text = decodeUtf8(bytes);
  const value = parse(text);
  const fault = faultOf(value);
  if (fault !== undefined) throw invalid(fault);
  const twice = duplicateJsonKey(text);
  if (twice !== undefined) throw invalid(`the name '${twice}' comes twice`);
  return value;
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalid('it is not UTF-8');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('it is not JSON');
  }
}

// Without recursion, since the nesting is what it measures.
function faultOf(root: unknown): string | undefined {
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 1 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > MAX_DEPTH) return `it is nested deeper than ${MAX_DEPTH} levels`;
    if (Object.hasOwn(value, '__proto__')) return "the name '__proto__' is not allowed";
    for (const inner of Object.values(value)) open.push({ value: inner, depth: depth + 1 });
  }
  return undefined;
}

function invalid(why: string) {
  return problem('request.json-invalid', { why });
}
