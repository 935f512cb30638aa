import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { ComponentEntry } from '../../packages/ui/build/components-json.js';
import { ROOT } from './install-packed.js';

const DIST = path.join(ROOT, 'packages/ui/dist');
const { components } = JSON.parse(await readFile(path.join(DIST, 'components.json'), 'utf8')) as {
  components: ComponentEntry[];
};
const ownSheet = ({ styles }: ComponentEntry) => styles.find((sheet) => sheet.includes('/styles/'));
const component = (name: string) => components.find((one) => one.name === name) as ComponentEntry;

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

test('a prop names the values that it takes, the type behind a parameter, and what one kind of section has alone', () => {
  const prop = (name: string, of: string) => component(of).props.find((one) => one.name === name);
  expect(prop('layout', 'CasinoList')?.values).toEqual(['"cards"', '"table"']);
  expect(prop('align', 'Menu')?.values).toEqual(['"end"', '"start"']);
  expect(prop('casinos', 'CasinoList')?.values).toBeUndefined();
  expect(prop('value', 'FlagField')).toMatchObject({ type: 'boolean' });
  expect(prop('addressOf', 'CasinoForm')).toMatchObject({ type: '((slug: string) => string)' });
  expect(prop('bonuses', 'HomeSection')).toMatchObject({ type: 'BonusCardView[]', isRequired: false });
});

test('the CSS variables of a component are those that its own sheet reads and does not set', async () => {
  const withSheet = components.filter(ownSheet);
  expect(withSheet.length).toBeGreaterThan(100);
  for (const one of withSheet) {
    const css = await readFile(path.join(DIST, (ownSheet(one) ?? '').replace('@croupier/ui/', '')), 'utf8');
    const set = new Set(Array.from(css.matchAll(/(?<![\w-])(--[\w-]+):/g), ([, name]) => name));
    const read = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
    expect(one.cssVariables, one.name).toEqual([...read].filter((name) => !set.has(name)).sort());
  }
  expect(component('DataGrid').cssVariables).toContain('--cr-surface');
});

test('slots are the props that take what a component draws, and events those that it calls', () => {
  for (const { name, props, slots, events } of components) {
    const nodes = props.filter(({ type }) => /\bReact(Node|Element)\b/.test(type)).map((prop) => prop.name);
    expect(slots, name).toEqual(expect.arrayContaining(nodes));
    expect(['children', ...props.map((prop) => prop.name)], name).toEqual(expect.arrayContaining(slots));
    expect(events, name).toEqual(props.map((prop) => prop.name).filter((prop) => /^on[A-Z]/.test(prop)));
  }
  expect(component('Button').slots).toEqual(['children', 'leadingIcon', 'trailingIcon']);
  expect(component('CasinoList').slots).toEqual(['renderBadges', 'renderActions', 'renderVisit']);
  expect(component('CasinoCard').slots).toEqual(['control', 'badges', 'actions', 'renderVisit']);
  expect(component('DateField').slots).not.toContain('children');
  expect(component('Dialog').events).toEqual(['onOpenChange']);
});

test('a component says what it does for readers, what its sheet weighs, and its script where that is measured', async () => {
  const page = await readFile(path.join(ROOT, 'docs/sizes.md'), 'utf8');
  const figure = (name: string) =>
    Number(page.match(new RegExp(`^\\| \`${name}\` \\| ([\\d.]+) \\|$`, 'm'))?.[1]);
  const { sizes } = component('CasinoCard');
  expect(sizes.script).toBe(figure('CasinoCard'));
  expect(sizes.styles).toBeCloseTo(figure('@croupier/ui/styles/casino-card.css'), 0);
  for (const one of components) {
    expect(one.guidance.accessibility, one.name).toMatch(/\w/);
    expect((one.sizes.styles ?? 0) > 0, one.name).toBe(ownSheet(one) !== undefined);
  }
});
