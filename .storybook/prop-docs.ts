import path from 'node:path';
import type { Plugin } from 'vite';
import { type ComponentEntry, publishedComponents } from '../packages/ui/build/components-json.js';

/** What the library says of a component and its props. */
export type DescribedComponent = Pick<ComponentEntry, 'name' | 'description' | 'props'>;

const UI = path.resolve(import.meta.dirname, '../packages/ui');

/** Has the components of the source tell Storybook of their props, in the words that the package has in `components.json`. */
export function propDocs(): Plugin {
  const described = new Map(publishedComponents(UI).map((component) => [component.name, component]));
  return {
    name: 'croupier-prop-docs',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(UI) || !id.endsWith('.tsx')) return null;
      const lines = Array.from(code.matchAll(/^export function (\w+)/gm), ([, name = '']) => {
        const component = described.get(name);
        return component === undefined ? '' : describeProps(component);
      });
      return { code: [code, ...lines].join('\n'), map: null };
    },
  };
}

/** A script that gives a component what Storybook shows of its props. */
export function describeProps({ name, description, props }: DescribedComponent): string {
  const propDocs = props.map((prop) => [
    prop.name,
    {
      name: prop.name,
      description: prop.description,
      required: prop.isRequired,
      type:
        prop.values === undefined
          ? { name: prop.type }
          : { name: 'enum', value: prop.values.map((value) => ({ value })) },
      defaultValue: prop.default === undefined ? null : { value: prop.default },
    },
  ]);
  const docs = { displayName: name, description, props: Object.fromEntries(propDocs) };
  return `Object.assign(${name}, { __docgenInfo: ${JSON.stringify(docs)} });`;
}
