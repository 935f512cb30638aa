/** Hostile texts by name. */
export const HOSTILE_TEXTS: Readonly<Record<string, string>> = {
  'a script': '<script>run()</script>',
  'a script behind closing tags': '</textarea></title></style></noscript></script><script>run()</script>',
  'a handler': '<img src=x onerror=run()>',
  'a handler out of an attribute': `"><svg onload=run()><p title="' onmouseover='run()`,
  'a link that runs':
    '<a href="java&#10;script:run()">here</a><form action=javascript:run()><button>go</button></form>',
  'a frame': '<iframe srcdoc="<script>run()</script>"></iframe><object data="data:text/html,x"></object>',
  'a comment that ends a script': '<!--<script>--></script><script>run()</script>',
  'a javascript: address': 'javascript:run()',
  'a javascript: address in capitals': ' JaVaScRiPt:run()//https://fox.example',
  'a javascript: address with a tab': 'java\tscript:run()',
  'a data: address': 'data:text/html,<script>run()</script>',
  'a data: picture that is a page':
    'data:image/svg+xml,<svg onload=run() xmlns="http://www.w3.org/2000/svg"/>',
  'a vbscript: address': 'vbscript:run()',
  'an address without scheme': '//evil.example/x',
  'an address with a backslash': '/\\evil.example/x',
  'a formula': '=HYPERLINK("https://evil.example","x")',
  'a formula with plus': "+1+cmd|'/C calc'!A0",
  'a formula with minus': '-2+3+cmd|x',
  'a formula with at': '@SUM(1+1)*cmd|x',
  'a formula after an apostrophe': "'=1+1",
  'a formula in full width': '\uff1d1+1',
  'a formula on a second line': 'calm\n=1+1',
  __proto__: '__proto__',
  constructor: 'constructor',
  toString: 'toString',
  'an escape': 'red\u001b[31m\u001b]0;title\u0007',
  'an escape of one byte': 'red\u009b31m\u009d0;title\u009c',
  'a NUL': 'before\0after',
  'a backspace': 'evil\b\b\b\bgood\u007f',
  'a line of its own': 'calm\r\nSet-Cookie: a=b\r\n\r\n<script>run()</script>',
  'half a letter': 'lone\ud800letter',
  'the other half': '\udc00lone',
  'text turned round': 'fdp.\u202egnp.exe\u2066\u2069',
  'nothing to be seen': '\u200b\u2060\ufeff',
  'a path upwards': '../../../../etc/passwd',
  'a path upwards, encoded': '..%2f..%2f..%2fetc%2fpasswd\\..\\..',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the poison
  'a template': '${run()}{{constructor.constructor("run()")()}}<%= run() %>',
  'deep HTML': `${'<div><b>'.repeat(3_000)}x`,
  'a line separator': 'one\u2028two\u2029three\u0085four',
};

/** A megabyte: more than a cell may hold. */
export const MEGABYTE = 'x'.repeat(1 << 20);

/** JSON values of types that no field has. */
export const ODD_VALUES: Readonly<Record<string, unknown>> = {
  'a prototype': JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
  'a list in lists': JSON.parse(`${'['.repeat(2_000)}${']'.repeat(2_000)}`),
  'an object in objects': JSON.parse(`${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`),
  'a number without end': JSON.parse('1e999'),
  'a number below all': -1e300,
  'a truth': true,
  'an empty object': {},
  'a list of what is nothing': [null, null],
};

/** Every string in a value, including keys, with its path. */
export function* textsWithPaths(value: unknown, way = ''): Iterable<[way: string, text: string]> {
  if (typeof value === 'string') yield [way, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, held] of Object.entries(value)) {
    yield [`${way} (key)`, key];
    yield* textsWithPaths(held, `${way}.${key}`);
  }
}

/** Control and direction characters, without line ends and tabs. */
export const CONTROL_CHARACTERS = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/u;

/** Characters that content must not hold: control characters other than line ends and tabs, and lone surrogates. */
export const DISALLOWED_CHARACTERS = /[^\P{Cc}\n\r\t]|\p{Cs}/u;

/** The number of parts that the trials of a field are split into for `npm test`. */
const SHARD_COUNT = 4;

/** The trials of the field `at`: all, or in `npm test` one part, another for each field. */
export function shardOf<T>(trials: readonly T[], at: number, isWhole: boolean): T[] {
  return trials.filter((_trial, n) => isWhole || (n + at) % SHARD_COUNT === 0);
}
