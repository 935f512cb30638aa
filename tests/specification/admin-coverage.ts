/** Which tests prove which lines of what staff are promised, beside those whose titles begin with the lines themselves. */
export const PROVING_TESTS: Record<string, Record<string, string>> = {
  'packages/core/src/operations/define/admin-routes.test.ts': {
    'the path of the screen %s leads to it':
      'A-003 A-004 A-005 A-006 A-008 A-009 A-010 A-011 A-013 A-015 A-016 A-017 A-018 A-019 A-020 A-021 A-022 A-023 A-024',
  },
  'packages/core/src/operations/casinos/casinos-transfer.test.ts': {
    'reports every error of every row in one pass, in the specified words, and changes nothing':
      'A-055 A-056 A-057 A-058 A-059 A-060 A-061',
    'gives a casino the specified defaults and counts them; an option turns them off': 'A-066',
    'fails with the specified message and the cause when its source breaks': 'A-068',
  },
  'packages/core/src/operations/pages/pages.test.ts': {
    'are ten, and each missing one is created, published and with content': 'A-163',
    'with duplicates are cleaned up: the last updated one stays, at the expected address': 'A-162 A-163',
  },
  'tests/cli/failed-writes.test.ts': {
    '`%s` on a disk that takes nothing says "%s" and why': 'A-121 A-170 A-189',
  },
  'tests/browser/admin-demo.test.ts': {
    'an editor sees no users, and hears why that screen does not open': 'A-001',
    'a game is added in a dialog, and deleted after a question': 'A-142 A-148',
  },
  'tests/browser/admin-list.test.ts': {
    'all that match are selected over all pages, changed at once, and taken back by one undo': 'A-089',
  },
  'tests/browser/admin-shell.test.ts': {
    'A-029: without a session every screen leads to the sign-in': 'A-035 A-036',
  },
};

/** Lines whose screen has no test that names them yet: some are kept by tests of the command, some screens do not exist. */
export const LINES_WITHOUT_A_TEST: readonly string[] = [
  ...'A-114 A-115 A-116 A-117 A-118 A-119 A-120 A-123 A-140 A-141 A-143'.split(' '),
  ...'A-144 A-145 A-146 A-147 A-149 A-150 A-152 A-153 A-154 A-183 A-184 A-185'.split(' '),
  ...'A-193 A-194 A-195 A-204 A-205 A-206 A-207 A-209 A-215 A-216'.split(' '),
  ...'A-218 A-219 A-221 A-223 A-224 A-234 A-235 A-236 A-238 A-239 A-240 A-241'.split(' '),
];
