import { expect, test } from 'vitest';
import { HANDS, pressInMenus } from '../menu-presses.js';
import { demoSite, servedSite } from '../test-sites.js';

const served = servedSite();
const demo = demoSite();

for (const { hand, options, press } of HANDS) {
  for (const { name, site } of [
    { name: 'a served site', site: served },
    { name: 'the demo', site: demo },
  ]) {
    test(`words and empty space of a menu of ${name} can be pressed by ${hand}, and it stays open`, async () => {
      await site.onPage(options, async (page, complaints) => {
        await pressInMenus(page, press);
        expect(complaints).toEqual([]);
      });
    });
  }
}
