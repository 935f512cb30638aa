import { expect, test } from 'vitest';
import { entriesByName } from '../../packages/ui/build/component-entries.js';

test('two components of one name stop the build', () => {
  expect(entriesByName(['casino/Score/Score.tsx', 'parts/Stars/Stars.tsx'])).toEqual({
    'components/Score': 'src/casino/Score/Score.tsx',
    'components/Stars': 'src/parts/Stars/Stars.tsx',
  });
  expect(() => entriesByName(['casino/Score/Score.tsx', 'game/Score/Score.tsx'])).toThrow(
    'src/game/Score/Score.tsx has the name of src/casino/Score/Score.tsx',
  );
});
