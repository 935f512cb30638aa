import path from 'node:path';
import { expect, test } from 'vitest';
import { publishedComponents } from '../../packages/ui/build/components-json.js';
import { ROOT } from './repository-files.js';

test('every prop of a published component has a line of documentation', () => {
  const props = publishedComponents(path.join(ROOT, 'packages/ui')).flatMap(({ name, props: own }) =>
    own.map((prop) => ({ name: `${name}.${prop.name}`, description: prop.description })),
  );
  expect(props.length).toBeGreaterThan(2_000);
  const bare = props.filter(({ description }) => description === '').map(({ name }) => name);
  expect(bare, 'Say what it is for, in a line.').toEqual([]);
});
