import fc from 'fast-check';
import type { RedirectRule } from '../redirect-rule.js';

/** What means something in a language of hosts, or ends a line or a quotation in one. */
const NASTY = fc.constantFrom(
  ...[
    '%0a',
    '%0D%0A',
    '%00',
    '%E2%80%A8',
    '\n',
    '\r',
    '\t',
    '\0',
    '\u2028',
    '"',
    '%22',
    "'",
    '\\',
    '%5C',
    '\\"',
  ],
  ...[
    ';',
    '{',
    '}',
    '${',
    '$\u007bPATH}',
    '$1',
    '$$',
    '$uri',
    '$http_cookie',
    '%{ENV:PATH}',
    '%1',
    '#',
    '%23',
    '?',
    '&',
  ],
  ...[
    ' ',
    '%20',
    '*',
    ':splat',
    ':id',
    '301!',
    '/evil',
    'https://evil.example',
    '(',
    ')',
    '[',
    ']',
    '|',
    '^',
    '+',
  ],
  ...[
    '(?<uri>',
    '(?P<host>',
    '\\x{10FFFF}',
    '\\pL',
    'é',
    '(?i)',
    'Header set X-Injected evil',
    '<If "true">',
    '..',
  ],
);
const piece = fc.oneof(
  { weight: 3, arbitrary: NASTY },
  fc.constantFrom('a', 'old', 'id=7', '/', '.'),
  fc.string({ maxLength: 4 }),
);
const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
/** Redirects as a store could have them, whatever saved them. */
export const hostileRule: fc.Arbitrary<RedirectRule> = fc.record({
  id: fc.uuid(),
  source: fc.oneof(
    text.map((rest) => `/${rest}`),
    text.map((rest) => `^/${rest}`),
    text,
  ),
  target: fc.oneof(
    text.map((rest) => `/${rest}`),
    text.map((rest) => `https://partner.example/${rest}`),
  ),
  match: fc.constantFrom('exact', 'prefix', 'regex'),
  permanent: fc.boolean(),
  preserveQuery: fc.boolean(),
  appendRemainder: fc.boolean(),
});
