import { expect, test } from 'vitest';
import { casino } from '../../packages/core/src/collections/casinos/casino.js';
import {
  describeCollection,
  summarizeCollection,
} from '../../packages/core/src/collections/describe-collection.js';
import { page } from '../../packages/core/src/collections/pages/page.js';
import { post } from '../../packages/core/src/collections/posts/post.js';
import { describeFields } from '../../packages/core/src/forms/describe-fields.js';
import { tournament } from '../../packages/core/src/model/documents/community.js';
import { homepageSection } from '../../packages/core/src/model/documents/homepage.js';
import { homepageContent } from '../../packages/core/src/model/documents/homepage-content.js';
import { menuItem } from '../../packages/core/src/model/documents/menus.js';
import { siteSettings } from '../../packages/core/src/model/documents/settings.js';
import type { Entity } from '../../packages/core/src/model/entity.js';
import { redirect } from '../../packages/core/src/model/redirect.js';
import { user } from '../../packages/core/src/model/user.js';
import { describedCollections } from '../../packages/core/src/operations/registry.js';

const DESCRIBED: [constant: string, title: string, entity: Pick<Entity, 'fieldPaths'>][] = [
  ['casinoFields', 'a casino', casino],
  ['postFields', 'a post', post],
  ['pageFields', 'a page', page],
  ['redirectFields', 'a redirect', redirect],
  ['userFields', 'a user', user],
  ['menuItemFields', 'a menu item', menuItem],
  ['tournamentFields', 'a tournament', tournament],
  ['settingsFields', 'the settings', siteSettings],
  ['sectionFields', 'a section of the home page', homepageSection],
  ['homepageFields', 'the texts of the home page', homepageContent],
  ...describedCollections.map(({ entity }): (typeof DESCRIBED)[number] => [
    `${camelCase(entity.name)}Fields`,
    `a ${entity.name}`,
    entity,
  ]),
];

// When a field changes: npm run docs
test('the descriptions of fields that forms read match the entities', async () => {
  const lines = [
    '// Made from the entities by tests/architecture/field-descriptions.test.ts; do not edit.',
    "import type { FieldDescription } from './field-description.js';",
  ];
  for (const [constant, title, entity] of DESCRIBED) {
    lines.push('', `/** The fields of ${title}, in the order of its entity. */`);
    lines.push(`export const ${constant}: readonly FieldDescription[] = [`);
    for (const field of describeFields(entity)) lines.push(`  ${JSON.stringify(field)},`);
    lines.push('];');
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
    '../../packages/core/src/forms/descriptions.generated.ts',
  );
});

// When a collection changes: npm run docs
test('the descriptions of collections that the admin reads match what they are made from', async () => {
  const described = describedCollections.map((collection) => describeCollection(collection));
  const lines = [
    '// Made from the collections by tests/architecture/field-descriptions.test.ts; do not edit.',
    "import type { CollectionDescription } from './collection-description.js';",
    `import { ${described.map(({ noun }) => `${camelCase(noun)}Fields`).join(', ')} } from './descriptions.generated.js';`,
  ];
  for (const collection of described) {
    lines.push('', `/** What the admin knows of ${collection.name}. */`);
    lines.push(
      `export const ${camelCase(collection.name)}Collection: CollectionDescription<'${collection.name}'> = {`,
    );
    lines.push(`  fields: ${camelCase(collection.noun)}Fields,`);
    for (const [name, value] of Object.entries(collection))
      lines.push(`  ${name}: ${JSON.stringify(value)},`);
    lines.push('};');
  }
  const names = described.map(({ name }) => `${camelCase(name)}Collection`).join(', ');
  lines.push('', '/** All of them. */', `export const describedCollections = [${names}] as const;`);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
    '../../packages/core/src/forms/collections.generated.ts',
  );
});

// When a collection is added: npm run docs
test('the list of collections that faces read before they load one matches the registry', async () => {
  const lines = [
    '// Made from the collections by tests/architecture/field-descriptions.test.ts; do not edit.',
    '',
    '/** The collections that are made from a description, with what is asked of each before it is loaded. */',
    'export const collectionList = {',
    ...describedCollections.map(
      (one) => `  ${propertyName(one.name)}: ${JSON.stringify(summarizeCollection(one))},`,
    ),
    '} as const;',
  ];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
    '../../packages/core/src/labels/admin/collection-list.generated.ts',
  );
});

function camelCase(name: string): string {
  return name.replaceAll(/[ -](\w)/g, (_, letter: string) => letter.toUpperCase());
}

function propertyName(name: string): string {
  return /^\w+$/.test(name) ? name : `'${name}'`;
}
