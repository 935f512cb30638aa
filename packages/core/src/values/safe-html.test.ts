// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeHtml, sanitiseHtml } from './safe-html.js';

/** Everything that could act or escape in what a browser makes of HTML; empty where there is nothing. */
function dangersIn(html: string): string[] {
  const body = new DOMParser().parseFromString(`<body><div>${html}</div></body>`, 'text/html').body;
  const dangers: string[] = [];
  for (const element of body.querySelectorAll('*')) {
    if (!KEPT.has(element.localName)) dangers.push(`<${element.localName}>`);
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') dangers.push(`<${element.nodeName}>`);
    for (const { name, value } of element.attributes) {
      if (/^on|^(style|srcdoc|srcset|action|formaction|id|name|background|xlink:href|is|slot)$/i.test(name)) {
        dangers.push(name);
      }
      if (['href', 'src', 'cite'].includes(name)) {
        const { protocol } = new URL(value, 'https://here.example');
        if (!['http:', 'https:', 'mailto:'].includes(protocol)) dangers.push(`${name}=${value}`);
      }
    }
  }
  if (body.children.length > 1 || body.childNodes.length > 1) dangers.push('escapes its element');
  if (/<!--|<!\[CDATA/.test(body.innerHTML)) dangers.push('comment');
  return dangers;
}

const KEPT = new Set(
  `a abbr b bdo blockquote br cite code dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins
  kbd li mark ol p picture pre q rp rt ruby s samp section small source span strike strong sub summary sup table tbody td
  tfoot th thead tr tt u ul var`.split(/\s+/),
);

const attacks = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" OnErRoR="alert(1)">',
  '<img/src=x/onerror=alert(1)//',
  '<img src=x onerror\n=\nalert(1)>',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img srcset="x 1x, javascript:alert(1) 2x">',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="position:fixed;inset:0">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="&#106;&#97;vascript:alert(1)">x</a>',
  '<a href="&#x6A;avascript&colon;alert(1)">x</a>',
  '<a href="\x01javascript:alert(1)">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="blob:https://here.example/1">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="https://x.example" onclick="alert(1)" onmouseover=alert(1)>x</a>',
  '<a id="location" name="config">x</a><img name="cookie">',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<form id=a></form><input form=a name=submit type=image src=x onerror=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate attributeName=href values=javascript:alert(1) /></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><annotation-xml encoding="text/html"><p><script>alert(1)</script></annotation-xml></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<title><img title="</title><img src=x onerror=alert(1)>">',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>">',
  '<style><img title="</style><img src=x onerror=alert(1)>">',
  '<xmp><p title="</xmp><svg/onload=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<template><template><img src=x onerror=alert(1)></template></template>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<base href="https://evil.example/"><a href="x">x</a>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href="javascript:alert(1)">',
  '<body onload=alert(1)><frameset onload=alert(1)>',
  '<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<select><style></select><img src=x onerror=alert(1)></style>',
  '<table><td><script>alert(1)</script><tr onclick=alert(1)>',
  '<custom-element onclick=alert(1)>x</custom-element><p is="x-y">x</p>',
  '</div></div></body></html><script>alert(1)</script>',
  '</p></div><p>outside',
  '<p title="&quot;><script>alert(1)</script>">x</p>',
  "<p title='\"><img src=x onerror=alert(1)>'>x</p>",
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<a><svg><a href="javascript:alert(1)">x</a></svg></a>',
  '<blockquote cite="javascript:alert(1)">x</blockquote>',
  '<input autofocus onfocus=alert(1)>',
  '<p>\0<scr\0ipt>alert(1)</scr\0ipt></p>',
  `${'<div>'.repeat(500)}<script>alert(1)</script>`,
];

describe('hostile HTML does nothing once it is sanitised, and stays as it is', () => {
  test.each(attacks)('%j', (html) => {
    const safe = sanitiseHtml(html);
    expect(dangersIn(safe)).toEqual([]);
    expect(sanitiseHtml(safe)).toBe(safe);
  });

  test('and this test can tell', () => {
    expect(attacks.filter((html) => dangersIn(html).length > 0).length).toBeGreaterThan(attacks.length / 2);
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
  test('whatever it is put together from', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const safe = sanitiseHtml(pieces.join(''));
        expect(dangersIn(safe)).toEqual([]);
        expect(sanitiseHtml(safe)).toBe(safe);
      }),
      { numRuns: 200 },
    );
  });
});

describe('what writers use is kept', () => {
  test.each([
    '<h2>Bonus</h2><p>Up to <strong>100%</strong> and <em>20</em> spins.</p>',
    '<p><a href="https://casino.example/?a=1&#x26;b=2" rel="sponsored nofollow" target="_blank">Visit</a></p>',
    '<p><a href="/casino/golden-fox">Review</a> <a href="mailto:desk@site.example">Mail</a></p>',
    '<ul><li>One</li><li>Two</li></ul><ol><li>One</li></ol>',
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    '<figure><img src="/media/a.png" alt="A &#x22;fox&#x22;" width="10" height="20" loading="lazy"><figcaption>Fox</figcaption></figure>',
    '<blockquote>Words</blockquote><pre><code>a\n b</code></pre><hr><p>a<br>b</p>',
    '<p lang="ja">東京 🎰</p><p><u>u</u> <mark>m</mark> <small>s</small> <del>d</del></p>',
    'Only text, "quoted", with > and \'',
    '',
  ])('%s', (html) => {
    expect(sanitiseHtml(html)).toBe(html);
    expect(safeHtml.schema.parse(html)).toBe(sanitiseHtml(html));
  });

  test('also line breaks at the start of preformatted text', () => {
    expect(sanitiseHtml('<pre>\n\n\na</pre>')).toBe('<pre>\n\n\na</pre>');
  });
});
