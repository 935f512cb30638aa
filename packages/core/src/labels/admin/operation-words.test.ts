import { expect, test } from 'vitest';
import { operationWords } from './operation-words.js';

test.each([
  ['casinos.unfeature', 'Casinos: no longer featured'],
  ['bonuses.add', 'Bonuses: added'],
  ['homepage.sections.disable', 'Homepage sections: turned off'],
  ['users.set-password', 'Users: new password'],
  ['history.undo', 'History: a change taken back'],
  ['store.restore', 'Store: restored from a backup'],
  ['bonuses.restore', 'Bonuses: put back'],
  ['store.init', 'Store: made'],
  ['menus.start', 'Menus: begun with the default links'],
  ['store.new-verb', 'Store: new verb'],
  ['checkpoint', 'Checkpoint'],
])('%s is told as "%s"', (operation, words) => {
  expect(operationWords(operation)).toBe(words);
});
