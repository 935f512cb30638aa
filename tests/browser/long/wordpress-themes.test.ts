import { expect, test } from 'vitest';
import { hasWordpressThemes, startWordpress, WORDPRESS_THEMES } from '../../cli/wordpress/wordpress-site.js';
import { changes, type Host, packedComponents, pageWith, SURFACES } from '../packed-components.js';

/** An article of a running site, with components in place of its text, as a block of custom HTML has them. */
function articleAt(address: string): Host {
  return async (page, head, html, direction) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.evaluate(
      async ([head, html, direction]) => {
        document.head.insertAdjacentHTML('beforeend', head);
        const text = document.querySelector('.entry-content') as Element;
        // Themes make what stands among texts as narrow as these.
        text.innerHTML = `<div dir="${direction}" style="max-width: none">${html}</div>`;
        // A typeface of the theme that comes later would move what is measured meanwhile.
        await document.fonts.ready;
      },
      [head, html, direction] as const,
    );
  };
}

test.skipIf(!hasWordpressThemes)(
  'on an article of WordPress, in three themes of its own, every component looks as on a bare page',
  { timeout: 600_000 },
  async () => {
    const [wordpress, packed] = [await startWordpress(), await packedComponents()];
    const bare = pageWith('');
    for (const surface of SURFACES) {
      const expected = await packed.looks('whole', surface, bare);
      for (const theme of WORDPRESS_THEMES) {
        wordpress.switchTheme(theme);
        const article = articleAt(`${wordpress.url}/2021/03/how-reels-work/`);
        const found = await packed.looks('whole', surface, article);
        expect(changes(expected, found), `${theme}, ${JSON.stringify(surface)}`).toEqual([]);
      }
    }
  },
);
