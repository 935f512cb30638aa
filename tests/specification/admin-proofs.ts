/** Which tests prove which lines of what staff are promised, beside those whose titles begin with the lines themselves. */
export const PROVING_TESTS: Record<string, Record<string, string>> = {
  'packages/core/src/operations/define/admin-screen-routes.test.ts': {
    'the path of the screen %s leads to it':
      'A-003 A-004 A-005 A-006 A-008 A-009 A-010 A-011 A-013 A-015 A-016 A-017 A-018 A-019 A-020 A-021 A-022 A-023 A-024',
  },
  'packages/core/src/collections/casinos/casinos-transfer.test.ts': {
    'reports every error of every row in one pass, in the specified words, and changes nothing':
      'A-055 A-056 A-057 A-058 A-059 A-060 A-061',
    'gives a casino the specified defaults and counts them; an option turns them off': 'A-066',
    'fails with the specified message and the cause when its source breaks': 'A-068',
  },
  'packages/core/src/collections/pages/pages.test.ts': {
    'are ten, and each missing one is made as a draft that counts as missing until somebody has written it':
      'A-163',
    'with duplicates are cleaned up: the last updated one stays, at the expected address': 'A-162 A-163',
  },
  'packages/core/src/model/migrations.test.ts': {
    'the old figure is replaced once, and texts missing from an old home page get what it showed in their place':
      'A-123',
    'sections missing from an old home page return in their positions, and existing ones stay unchanged':
      'A-123',
  },
  'packages/core/src/operations/redirects/redirects.test.ts': {
    'uses the defaults of the form': 'A-204',
    '%j is refused: %s': 'A-205',
  },
  'packages/core/src/operations/site/sitemap.test.ts': {
    'the address in the settings takes precedence over the given one, without its trailing slash': 'A-194',
  },
  'packages/core/src/rules/search.test.ts': {
    '%d words take %d minutes': 'A-238',
    'the excerpt is the stored one, or else the first 150 characters of the text': 'A-238',
  },
  'packages/core/src/urls/redirects/compile-redirects.test.ts': {
    'redirects to its target alone when the rest is not appended': 'A-207',
  },
  'packages/core/src/urls/sitemap/sitemap.test.ts': {
    'has the nine paths, weekly, with the root first, changed today': 'A-193',
  },
  'tests/architecture/exposure.test.ts': {
    'every operation has a command and a screen, or a reason why not': 'A-236',
  },
  'tests/architecture/docs-permissions.test.ts': {
    '%s is allowed where the page ticks it, and refused else': 'A-234',
  },
  'tests/browser/long/admin-help.test.ts': {
    '%s says that there is nothing, why, and the next step': 'A-209',
  },
  'tests/browser/long/admin-rich-text.test.ts': {
    'keys and buttons of A-224 make what they say, and undo takes it back': 'A-223 A-224',
    'a size from 1 to 7 and a color are set, and the color is reset': 'A-224',
  },
  'tests/specification/toasts-tooltips.test.ts': {
    'P-219: a toast stays for three seconds; three are visible at once, 356 px wide and 14 px apart': 'A-240',
  },
  'tests/cli/failed-writes.test.ts': {
    '`%s` on a disk that takes nothing says "%s" and why': 'A-121 A-170 A-189',
  },
  'tests/browser/long/admin-demo.test.ts': {
    'an editor sees no users, and hears why that screen does not open': 'A-001',
    'a game is added in a dialog, and deleted after a question': 'A-142 A-148',
  },
  'tests/browser/long/admin-list.test.ts': {
    'all that match are selected over all pages, changed at once, and taken back by one undo': 'A-089',
  },
  'tests/browser/admin-shell.test.ts': {
    'A-029: without a session every screen leads to the sign-in': 'A-035 A-036',
  },
};
