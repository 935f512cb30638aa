import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './install-packed.js';

interface Component {
  name: string;
  module: string;
  description: string;
  passesAttributes: boolean;
  styles: string[];
  guidance: Record<string, string>;
  props: { name: string; type: string; isRequired: boolean; default?: string; description: string }[];
  stories: string[];
}

const DIST = path.join(ROOT, 'packages/ui/dist');
const { components } = JSON.parse(await readFile(path.join(DIST, 'components.json'), 'utf8')) as {
  components: Component[];
};
const component = (name: string) => components.find((one) => one.name === name) as Component;

test.each([
  ['@croupier/ui', 'index.js'],
  ['@croupier/ui/list', 'list.js'],
  ['@croupier/ui/pages', 'pages.js'],
  ['@croupier/ui/admin', 'admin.js'],
])('components.json tells of every component that the built %s exports', async (module, file) => {
  const exported = Object.entries((await import(path.join(DIST, file))) as Record<string, unknown>)
    .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value === 'function')
    .map(([name]) => name);
  const told = components.filter((one) => one.module === module).map(({ name }) => name);
  expect(exported.length).toBeGreaterThan(0);
  expect(told.sort()).toEqual(exported.sort());
});

test('every component and every prop is described, and its style sheets are in the package', async () => {
  expect(components.length).toBeGreaterThan(190);
  for (const { name, description, props, guidance, styles } of components) {
    expect(description, name).not.toBe('');
    for (const prop of props) expect(prop.description, `${name}.${prop.name}`).not.toBe('');
    for (const text of Object.values(guidance)) expect(text, name).not.toBe('');
    for (const sheet of styles) {
      const file = sheet.replace('@croupier/ui/', '').replace('styles.css', 'index.css');
      await readFile(path.join(DIST, file));
    }
  }
});

test('every component passes attributes to its root, but for those that draw nothing around their children', () => {
  const without = components.filter((one) => !one.passesAttributes).map(({ name }) => name);
  expect(without.sort()).toEqual(['LazyPart', 'TooltipGroup']);
});

test('a prop has its type as it is written, its default, and whether it is needed', () => {
  const { props, passesAttributes, stories } = component('CasinoList');
  const prop = (name: string) => props.find((one) => one.name === name);
  expect(prop('layout')).toMatchObject({ type: "'table' | 'cards'", isRequired: false, default: "'table'" });
  expect(prop('casinos')).toMatchObject({ type: 'readonly Casino[]', isRequired: true });
  expect(passesAttributes).toBe(true);
  expect(stories).toContain('ColumnsOfYourOwn');
});
