const INDENT = '  ';

/**
 * A value as `JSON.stringify(value, null, 2)` writes it, in pieces: a list, at the top or in a document, is written item
 * by item, since the text of a million records is longer than a string may be.
 */
export function* jsonPieces(value: unknown): Iterable<string> {
  if (Array.isArray(value)) return yield* listPieces(value, '');
  if (value === null || typeof value !== 'object' || 'toJSON' in value) return yield jsonText(value, '');
  const members = Object.entries(value).filter(([, member]) => isWritten(member));
  if (members.length === 0) return yield '{}';
  yield '{\n';
  for (const [i, [name, member]] of members.entries()) {
    yield `${INDENT}${JSON.stringify(name)}: `;
    if (Array.isArray(member)) yield* listPieces(member, INDENT);
    else yield jsonText(member, INDENT);
    yield i === members.length - 1 ? '\n' : ',\n';
  }
  yield '}';
}

function* listPieces(items: readonly unknown[], indent: string): Iterable<string> {
  if (items.length === 0) return yield '[]';
  const inner = indent + INDENT;
  yield '[\n';
  for (const [i, item] of items.entries())
    yield `${inner}${isWritten(item) ? jsonText(item, inner) : 'null'}${i === items.length - 1 ? '\n' : ',\n'}`;
  yield `${indent}]`;
}

/** JSON has no such values; a member that is one is left out. */
function isWritten(value: unknown): boolean {
  return value !== undefined && typeof value !== 'function' && typeof value !== 'symbol';
}

function jsonText(value: unknown, indent: string): string {
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);
}
