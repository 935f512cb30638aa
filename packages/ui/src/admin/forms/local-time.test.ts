import { casinoFields } from '@croupier/core/forms';
import { afterEach, expect, test } from 'vitest';
import { createFormState } from './form-state.js';

const { TZ } = process.env;
afterEach(() => {
  // An undefined zone is not the text 'undefined'.
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});

const casino = { name: 'Copper Heron', slug: 'copper-heron', description: 'Calm.', retiredAt: '' };

test.each([
  { zone: 'Europe/Copenhagen', summer: '2026-07-01T11:30', winter: '2026-01-05T10:30' },
  { zone: 'America/New_York', summer: '2026-07-01T05:30', winter: '2026-01-05T04:30' },
  { zone: 'Asia/Kolkata', summer: '2026-07-01T15:00', winter: '2026-01-05T15:00' },
  { zone: 'UTC', summer: '2026-07-01T09:30', winter: '2026-01-05T09:30' },
])(
  'in $zone a moment is shown and taken on the clock there, and stored in UTC',
  ({ zone, summer, winter }) => {
    process.env.TZ = zone;
    for (const [local, stored] of [
      [summer, '2026-07-01T09:30:00.000Z'],
      [winter, '2026-01-05T09:30:00.000Z'],
    ] as const) {
      const shown = createFormState(casinoFields, { ...casino, retiredAt: stored });
      expect(shown.field('retiredAt').value).toBe(local);
      const state = createFormState(casinoFields, casino);
      state.set('retiredAt', local);
      expect(state.checkAll()).toBe(true);
      expect(state.submission().changes).toEqual({ retiredAt: stored });
    }
  },
);

test('a moment that is no time is handed over as it is, and one that nobody changed keeps its seconds', () => {
  const state = createFormState(casinoFields, { ...casino, retiredAt: '2026-07-01T09:30:12.345Z' });
  state.set('name', 'Paper Kite');
  expect(state.submission().changes).toEqual({ name: 'Paper Kite' });
  state.set('retiredAt', '2026-13-45T10:00');
  expect(state.submission().changes).toMatchObject({ retiredAt: '2026-13-45T10:00' });
});
