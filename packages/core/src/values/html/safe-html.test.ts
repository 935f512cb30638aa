// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOSTILE_HTML } from '../testing/hostile-html.js';
import { safeHtml, sanitizeHtml } from './safe-html.js';

/** Everything in the parsed HTML that could run or escape; empty if there is nothing. */
function dangersIn(html: string): string[] {
  const body = new DOMParser().parseFromString(`<body><div>${html}</div></body>`, 'text/html').body;
  const dangers: string[] = [];
  for (const element of body.querySelectorAll('*')) {
    if (!KEPT.has(element.localName)) dangers.push(`<${element.localName}>`);
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') dangers.push(`<${element.nodeName}>`);
    for (const { name, value } of element.attributes) {
      if (
        /^on|^(srcdoc|srcset|action|formaction|id|name|class|ping|download|itemscope|itemprop|popover|autofocus|tabindex|background|xlink:href|is|slot)$|^data-/i.test(
          name,
        )
      ) {
        dangers.push(name);
      }
      if (['href', 'src', 'cite'].includes(name)) {
        const { protocol } = new URL(value, 'https://here.example');
        const isPicture = name === 'src' && /^data:image\/(png|jpeg|gif|webp);base64,[\w+/=]+$/.test(value);
        if (!isPicture && !['http:', 'https:', 'mailto:'].includes(protocol))
          dangers.push(`${name}=${value}`);
      }
      if (name === 'style' && !/^([a-z-]+: [\w#%., ()/-]+(; |$))+$/.test(value))
        dangers.push(`style=${value}`);
      if (name === 'style' && /position|url|var|display|inset|z-index|animation/.test(value))
        dangers.push(value);
      if (name === 'rel' && /opener/.test(value.replace('noopener', ''))) dangers.push(`rel=${value}`);
      if (name === 'target' && value !== '_blank' && value !== '_self') dangers.push(`target=${value}`);
    }
  }
  if (depthOf(body) > 250) dangers.push('too deep');
  if (body.children.length > 1 || body.childNodes.length > 1) dangers.push('escapes its element');
  if (/<!--|<!\[CDATA/.test(body.innerHTML)) dangers.push('comment');
  return dangers;
}

function depthOf(root: Element): number {
  let depth = 0;
  for (let level = [...root.children]; level.length > 0; depth++)
    level = level.flatMap((one) => [...one.children]);
  return depth;
}

const KEPT = new Set(
  `a abbr b blockquote br caption code col colgroup dd del details div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i
  img ins kbd li mark ol p pre q rp rt ruby s samp section small span strike strong sub summary sup table tbody td
  tfoot th thead time tr tt u ul var`.split(/\s+/),
);

describe('sanitized hostile HTML is harmless, and does not change when it is sanitized again', () => {
  test.each(HOSTILE_HTML)('%j', (html) => {
    const safe = sanitizeHtml(html);
    expect(dangersIn(safe)).toEqual([]);
    expect(sanitizeHtml(safe)).toBe(safe);
  });

  test('and this test detects harmful HTML', () => {
    const short = HOSTILE_HTML.filter((html) => html.length < 1_000);
    expect(short.filter((html) => dangersIn(html).length > 0).length).toBeGreaterThan(short.length / 2);
  });

  const tags =
    `p a b pre table tr td caption svg math mtext mglyph style script form select option template noscript title
    textarea ul li h1 button iframe img br plaintext foreignObject annotation-xml ruby rt details div body`.split(
      /\s+/,
    );
  const piece = fc.oneof(
    fc.constantFrom(...tags.map((tag) => `<${tag}>`)),
    fc.constantFrom(...tags.map((tag) => `</${tag}>`)),
    fc.constantFrom(
      'x',
      '\n',
      '\r',
      '\0',
      '&lt;',
      '&#13;',
      '&amp;lt;',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '"',
      '>',
    ),
    fc.constantFrom(
      '<img src=x onerror=alert(1)>',
      '<a href="javascript:1" title="&quot;&lt;img&gt;">',
      '<svg onload=1>',
    ),
  );
  test('whatever the input is made of', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const safe = sanitizeHtml(pieces.join(''));
        expect(dangersIn(safe)).toEqual([]);
        expect(sanitizeHtml(safe)).toBe(safe);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the HTML that writers use is kept', () => {
  test.each([
    '<h2>Bonus</h2><p>Up to <strong>100%</strong> and <em>20</em> spins.</p>',
    '<p><a href="https://casino.example/?a=1&#x26;b=2" rel="sponsored nofollow noopener" target="_blank">Visit</a></p>',
    '<p><a href="/casino/golden-fox">Review</a> <a href="mailto:desk@site.example">Mail</a></p>',
    '<ul><li>One</li><li>Two</li></ul><ol><li>One</li></ol>',
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    '<figure><img src="/media/a.png" alt="A &#x22;fox&#x22;" width="10" height="20" loading="lazy"><figcaption>Fox</figcaption></figure>',
    '<blockquote>Words</blockquote><pre><code>a\n b</code></pre><hr><p>a<br>b</p>',
    '<p lang="ja">東京 🎰</p><p><u>u</u> <mark>m</mark> <small>s</small> <del>d</del></p>',
    '<p style="text-align: center"><span style="color: #1a7f4b; font-size: 18px">Green</span></p>',
    '<table><tbody><tr><th colspan="2" scope="col">A</th></tr></tbody></table><ol start="3"><li>c</li></ol>',
    '<p><time datetime="2026-01-05">5 January</time> <img src="data:image/png;base64,iVBORw0KGgo=" alt=""></p>',
    'Only text, "quoted", with > and \'',
    '',
  ])('%s', (html) => {
    expect(sanitizeHtml(html)).toBe(html);
    expect(safeHtml.schema.parse(html)).toBe(sanitizeHtml(html));
  });

  test.each([
    ['color: RED; COLOR:blue', 'color: blue'],
    [
      'color:rgb(1, 2, 3);background-color:hsl(120deg 50% 40% / 0.5)',
      'color: rgb(1, 2, 3); background-color: hsl(120deg 50% 40% / 0.5)',
    ],
    ['font-size:7px;font-weight:700;font-style:italic', 'font-weight: 700; font-style: italic'],
    ['font-size: 1.5em', 'font-size: 1.5em'],
    [
      'font-size: x-large; text-decoration: underline line-through',
      'font-size: x-large; text-decoration: underline line-through',
    ],
    ['list-style-type:lower-roman', 'list-style-type: lower-roman'],
  ])('of the style %s, %s is kept', (given, kept) => {
    expect(sanitizeHtml(`<p style="${given}">x</p>`)).toBe(`<p style="${kept}">x</p>`);
  });

  test.each([
    'position:fixed',
    'color:red\\',
    'width:100px',
    'color:var(--x)',
    'font-size:72.1px',
    'color',
    '',
  ])('of the style %s nothing is kept, and the attribute is removed', (given) => {
    expect(sanitizeHtml(`<p style="${given}">x</p>`)).toBe('<p>x</p>');
  });

  test('a link that opens a new tab gives that tab no access to this page', () => {
    expect(sanitizeHtml('<a href="/a" target="_blank">x</a>')).toBe(
      '<a href="/a" target="_blank" rel="noopener">x</a>',
    );
    expect(sanitizeHtml('<a href="/a" target="_blank" rel="NoReferrer opener">x</a>')).toBe(
      '<a href="/a" target="_blank" rel="noreferrer">x</a>',
    );
  });

  test('line breaks at the start of preformatted text are kept', () => {
    expect(sanitizeHtml('<pre>\n\n\na</pre>')).toBe('<pre>\n\n\na</pre>');
  });
});

test('space around HTML is removed, so that a cell of a file can contain any HTML', () => {
  expect(safeHtml.schema.parse('\n<p>Calm.</p>\n\n')).toBe('<p>Calm.</p>');
  expect(safeHtml.schema.parse('<script>x</script> <b>Calm.</b> ')).toBe('<b>Calm.</b>');
});
