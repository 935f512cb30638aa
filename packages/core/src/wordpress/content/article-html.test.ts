import { describe, expect, test } from 'vitest';
import { sanitizeHtml } from '../../values/html/safe-html.js';
import { HOSTILE_HTML } from '../../values/testing/hostile-html.js';
import { articleHtml } from './article-html.js';
import type { ArticleSite } from './article-site.js';

const SITE: ArticleSite = {
  picture: (id) =>
    id === '7' || id === '8'
      ? { url: `https://old.example/u/${id}.jpg`, alt: `Picture ${id}`, caption: id === '8' ? 'Eight' : '' }
      : undefined,
  attachedPictures: [],
  sharedBlock: (id) => (id === '5' ? '<!-- wp:paragraph --><p>Shared.</p><!-- /wp:paragraph -->' : undefined),
  table: () => undefined,
  newAddress: (href) => href,
  wholePicture: (src) => ({ src: src.replace('-300x200', '') }),
};
const html = (content: string, site: Partial<ArticleSite> = {}) =>
  articleHtml(content, { ...SITE, ...site }).html;
const leftOut = (content: string) =>
  articleHtml(content, SITE).leftOut.map(({ kind, name }) => `${kind} ${name}`);

const VIDEO =
  '<figure data-block="video" data-video="youtube:dQw4w9WgXcQ"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">https://www.youtube.com/watch?v=dQw4w9WgXcQ</a></figure>';

describe('texts of the classic editor', () => {
  test('blank lines divide paragraphs, and single ones are kept', () => {
    expect(html('One <b>two</b>\nthree.\n\nFour.')).toBe('<p>One <b>two</b><br>three.</p>\n<p>Four.</p>');
  });
  test('lists, tables and headings stand by themselves', () => {
    expect(html('Before\n<ul>\n<li>One</li>\n</ul>\nAfter\n<h2>Title</h2>')).toBe(
      '<p>Before</p>\n<ul>\n<li>One</li>\n</ul>\n<p>After</p>\n<h2>Title</h2>',
    );
    expect(html('<table><tr><td>1</td></tr></table>')).toContain('<td>1</td>');
  });
  test('code keeps its lines and its brackets', () => {
    expect(html('<pre>a\n\n[gallery]</pre>')).toBe('<pre>a\n\n[gallery]</pre>');
  });
  test('an address that stands alone becomes what it leads to', () => {
    expect(html('Look:\n\nhttps://youtu.be/dQw4w9WgXcQ\n\nhttps://owl.example/a')).toBe(
      `<p>Look:</p>\n${VIDEO}\n<p><a href="https://owl.example/a">https://owl.example/a</a></p>`,
    );
  });
});

describe('texts of the block editor', () => {
  test('the comments go, and what they hold stays', () => {
    expect(html('<!-- wp:heading {"level":2} -->\n<h2>T</h2>\n<!-- /wp:heading -->')).toBe('<h2>T</h2>');
  });
  test('no blank lines stay between them', () => {
    const block = '<!-- wp:paragraph -->\n<p>One</p>\n<!-- /wp:paragraph -->\n\n';
    expect(html(`${block}<!-- wp:more -->\n<!--more-->\n<!-- /wp:more -->\n\n${block}`)).toBe(
      '<p>One</p>\n<p>One</p>',
    );
  });
  test('an embedded video is one of ours, with its caption below', () => {
    const embed =
      '<!-- wp:embed {"url":"https://www.youtube.com/watch?v=dQw4w9WgXcQ"} -->\n<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ\n</div><figcaption>Odds</figcaption></figure>\n<!-- /wp:embed -->';
    expect(html(embed)).toBe(`${VIDEO}<p>Odds</p>`);
  });
  test('a gallery becomes its pictures, and columns what they hold', () => {
    const gallery =
      '<!-- wp:gallery --><figure class="wp-block-gallery"><figure class="wp-block-image"><img src="/u/a-300x200.jpg" alt="A"/></figure><figure><img src="/u/b.jpg" alt=""/><figcaption>B</figcaption></figure></figure><!-- /wp:gallery -->';
    expect(html(gallery)).toBe(
      '<figure><img src="/u/a.jpg" alt="A"></figure><figure><img src="/u/b.jpg" alt=""><figcaption>B</figcaption></figure>',
    );
    expect(html('<!-- wp:group --><div class="wp-block-group"><p>In.</p></div><!-- /wp:group -->')).toBe(
      '<p>In.</p>',
    );
  });
  test('a shared block stands where it is shown, and one that shows itself has an end', () => {
    expect(html('<!-- wp:block {"ref":5} /-->')).toBe('<p>Shared.</p>');
    const itself = '<!-- wp:block {"ref":1} /-->'.repeat(10);
    expect(html(itself, { sharedBlock: () => itself }).length).toBeLessThan(100_000);
  });
  test('a block that is not known is a note to editors without a word for readers', () => {
    const text = '<!-- wp:acf/offer {"casino":12,"title":"<b>Fox</b>"} /-->';
    expect(html(text)).toBe(
      '<section data-block="editor-note" title="the block acf/offer casino=12 title=Fox"></section>',
    );
    expect(leftOut(text)).toEqual(['block acf/offer']);
  });
});

describe('shortcodes', () => {
  test('a caption and a gallery are figures', () => {
    expect(
      html('[caption id="a" align="left"]<img src="/u/a-300x200.jpg" alt="A" /> A <em>fox</em>[/caption]'),
    ).toBe('<figure><img src="/u/a.jpg" alt="A">\n<figcaption>A <em>fox</em></figcaption>\n</figure>');
    expect(html('[gallery ids="7,8,9"]')).toBe(
      '<figure><img src="https://old.example/u/7.jpg" alt="Picture 7"></figure>\n<figure><img src="https://old.example/u/8.jpg" alt="Picture 8">\n<figcaption>Eight</figcaption>\n</figure>',
    );
  });
  test('videos are ours, and files that play are links', () => {
    expect(html('[embed]https://youtu.be/dQw4w9WgXcQ[/embed]')).toBe(VIDEO);
    expect(html('[youtube dQw4w9WgXcQ]')).toBe(VIDEO);
    expect(html('[audio mp3="https://old.example/u/a.mp3"][/audio]')).toContain(
      '<a href="https://old.example/u/a.mp3">',
    );
  });
  test('those that are not known are told, and no reader sees their brackets', () => {
    const text =
      'A [casino_box id="3" note="a > b"] B [su_note]within[/su_note] [[gallery]] [1] [Update] [sic] [toc]';
    expect(html(text)).not.toMatch(/\[(?:casino|su_|\/su|toc)/);
    expect(html(text)).toContain('within');
    expect(html(text)).toContain('[1] [Update] [sic]');
    expect(leftOut(text)).toEqual(['shortcode casino_box', 'shortcode su_note', 'shortcode toc']);
  });
});

describe('frames and scripts', () => {
  test('the player of a video is a video, and another frame a note', () => {
    expect(html('<iframe src="//www.youtube.com/embed/dQw4w9WgXcQ?rel=0"></iframe>')).toBe(VIDEO);
    expect(
      leftOut('<iframe src="https://slots.example/play"></iframe><script>x</script><form><input></form>'),
    ).toEqual(['element iframe slots.example', 'element script', 'element form']);
  });
  test.each(HOSTILE_HTML.map((text) => [text]))('%s does no harm', (text) => {
    for (const content of [
      text,
      `<!-- wp:html -->${text}<!-- /wp:html -->`,
      `[caption]${text}[/caption]`,
      `[embed]${text}[/embed]`,
      `[x y="${text}"]`,
    ]) {
      const made = html(content);
      expect(sanitizeHtml(made)).toBe(made);
    }
  });
  test.each([
    ['<!-- wp:a '.repeat(200_000)],
    ['<pre>'.repeat(200_000)],
    ['[a "'.repeat(200_000)],
    [`[a${' '.repeat(500_000)}`],
    ['[a]'.repeat(200_000)],
    [`a${' '.repeat(500_000)}b`],
    [`a${'\n'.repeat(500_000)}b`],
    ['<h1 '.repeat(200_000)],
    ['<'.repeat(200_000)],
    ['[[[['.repeat(200_000)],
  ])(
    'a long text of %#. kind is read in one go',
    (text) => {
      expect(typeof html(text)).toBe('string');
    },
    20_000,
  );
});
