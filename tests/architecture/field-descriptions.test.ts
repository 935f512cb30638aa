import { expect, test } from 'vitest';
import { casino } from '../../packages/core/src/collections/casinos/casino.js';
import { FIRST_SHOWN } from '../../packages/core/src/collections/casinos/casino-orders.js';
import {
  describeCollection,
  summarizeCollection,
} from '../../packages/core/src/collections/describe-collection.js';
import { page } from '../../packages/core/src/collections/pages/page.js';
import { post } from '../../packages/core/src/collections/posts/post.js';
import { describeFields } from '../../packages/core/src/forms/describe-fields.js';
import { filterLabels } from '../../packages/core/src/labels/public/filters.js';
import { tournament } from '../../packages/core/src/model/documents/community.js';
import { homepageSection } from '../../packages/core/src/model/documents/homepage.js';
import { homepageContent } from '../../packages/core/src/model/documents/homepage-content.js';
import { menuItem } from '../../packages/core/src/model/documents/menus.js';
import { siteSettings } from '../../packages/core/src/model/documents/settings.js';
import type { Entity, FieldPath } from '../../packages/core/src/model/entity.js';
import type { ReviewSection } from '../../packages/core/src/model/field.js';
import { redirect } from '../../packages/core/src/model/redirect.js';
import { searchFields } from '../../packages/core/src/model/search/search-fields.js';
import { user } from '../../packages/core/src/model/user.js';
import { describedCollections } from '../../packages/core/src/operations/registry.js';
import { year } from '../../packages/core/src/values/number.js';

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

const shownFields = casino.fieldPaths.filter(({ isPublic }) => isPublic);

// When a field changes: npm run docs
test.each(DESCRIBED)(
  'the descriptions that forms read match the entity: %s',
  async (constant, title, entity) => {
    const lines = [
      '// Made from the entity by tests/architecture/field-descriptions.test.ts; do not edit.',
      "import type { FieldDescription } from '../field-description.js';",
      '',
      `/** The fields of ${title}, in the order of its entity. */`,
      `export const ${constant}: readonly FieldDescription[] = [`,
      ...describeFields(entity).map((field) => `  ${JSON.stringify(field)},`),
      '];',
    ];
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
      `../../packages/core/src/forms/descriptions/${fileOf(constant)}`,
    );
  },
);

/** The file of a description: one for each, so that a screen loads no more than its own. */
function fileOf(constant: string): string {
  return `${constant.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.generated.ts`;
}

// When a field changes: npm run docs
test('the filters of casinos match what the fields of a casino say', async () => {
  const titles: Readonly<Record<string, string>> = filterLabels.facets;
  const filters = shownFields.flatMap(({ path, field }) => {
    if (field.filter === undefined) return [];
    const { name, ...limits } = typeof field.filter === 'string' ? { name: field.filter } : field.filter;
    return [{ name, title: titles[name] ?? field.title, path, kind: kindOf(field), ...limits }];
  });
  const ordered = inOrder(filters, FIRST_SHOWN.filters, ({ name }) => name);
  const lines = [
    '// Made from the fields of a casino by tests/architecture/field-descriptions.test.ts; do not edit.',
    '',
    '/** What visitors filter casinos by, in the order of forms. */',
    'export const casinoFilters = [',
    ...ordered.map((filter) => {
      const rest = 'unit' in filter ? '' : ',"unit":undefined,"steps":undefined';
      return `  ${JSON.stringify(filter).slice(0, -1)}${rest}},`;
    }),
    '] as const;',
    '',
    '/** The names of the filters alone, for what needs no more. */',
    `export const casinoFilterNames = ${JSON.stringify(ordered.map(({ name }) => name))} as const;`,
  ];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
    '../../packages/core/src/labels/public/casino-filters.generated.ts',
  );
});

// When a field changes: npm run docs
test('the facts of a review match what the fields of a casino say', async () => {
  const sections: ReviewSection[] = [
    ...(['tiles', 'breakdown', 'information', 'gameCounts', 'bonuses', 'payments'] as const),
  ];
  const lines = [
    '// Made from the fields of a casino by tests/architecture/field-descriptions.test.ts; do not edit.',
    "import type { FieldPath } from '../../../model/entity.js';",
    "import type { ReviewSection } from '../../../model/field.js';",
    '',
    '/** The facts in each section of a review, in order. */',
    'export const reviewFacts: Readonly<',
    "  Record<ReviewSection, readonly { title: string; path: FieldPath['path']; kind: string }[]>",
    '> = {',
    ...sections.flatMap((section) => {
      const shown = shownFields.filter(({ field }) => [field.onReview ?? []].flat().includes(section));
      const isShort = section === 'breakdown' || section === 'gameCounts';
      return [
        `  ${section}: [`,
        ...inOrder(shown, FIRST_SHOWN[section], ({ path }) => path.join('.')).map(({ path, field }) => {
          const title = (isShort ? field.shortTitle : undefined) ?? field.title;
          return `    ${JSON.stringify({ title, path, kind: kindOf(field) })},`;
        }),
        '  ],',
      ];
    }),
    '};',
  ];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
    '../../packages/core/src/views/pages/review/review-facts.generated.ts',
  );
});

// When a field changes: npm run docs
test('the empty casino matches the fields of a casino', async () => {
  const defaults = new Map<string, unknown>();
  const unused = Object.keys(searchFields).filter((name) => name !== 'isHiddenFromSearch');
  for (const { path, field } of shownFields) {
    const [name, inner] = path;
    if (unused.includes(name)) continue;
    const blank = field.fallback ?? (field.presence === 'required' ? '' : undefined);
    defaults.set(name, inner === undefined ? blank : {});
  }
  const lines = [
    '// Made from the fields of a casino by tests/architecture/field-descriptions.test.ts; do not edit.',
    "import type { CasinoFields } from '../collections/casinos/casino.js';",
    '',
    '/** What search engines alone are told: no card shows it. */',
    `type Unused = ${unused.map((name) => `'${name}'`).join(' | ')};`,
    '',
    '/** A casino of which nothing is known. */',
    'export const EMPTY_CASINO: {',
    '  readonly [F in Exclude<keyof CasinoFields, Unused>]-?: CasinoFields[F];',
    '} = {',
    ...Array.from(defaults, ([name, value]) => `  ${name}: ${JSON.stringify(value)},`),
    '};',
  ];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
    '../../packages/core/src/model/empty-casino.generated.ts',
  );
});

test('only the fields of a casino say where a review and filters show them', () => {
  for (const [, title, { fieldPaths }] of DESCRIBED) {
    if (title === 'a casino') continue;
    for (const { path, field } of fieldPaths)
      expect(field.onReview ?? field.filter, `${path.join('.')} of ${title}`).toBeUndefined();
  }
});

test('a field that nobody may see is on no review, and in no filter', () => {
  const hidden = casino.fieldPaths.filter(({ isPublic }) => !isPublic);
  expect(hidden.filter(({ field }) => field.onReview !== undefined || field.filter !== undefined)).toEqual(
    [],
  );
});

// When a collection changes: npm run docs
test('the descriptions of collections that the admin reads match what they are made from', async () => {
  const described = describedCollections.map((collection) => describeCollection(collection));
  const lines = [
    '// Made from the collections by tests/architecture/field-descriptions.test.ts; do not edit.',
    "import type { CollectionDescription } from './collection-description.js';",
    ...described.map(({ noun }) => {
      const constant = `${camelCase(noun)}Fields`;
      return `import { ${constant} } from './descriptions/${fileOf(constant).replace(/ts$/, 'js')}';`;
    }),
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
test('the nouns of collections match the registry', async () => {
  const lines = [
    '// Made from the collections by tests/architecture/field-descriptions.test.ts; do not edit.',
    '',
    '/** The collections that are made from a description, and what one record of each is called in a command. */',
    'export const collectionNouns = {',
    ...describedCollections.map(
      ({ name, entity }) => `  ${propertyName(name)}: '${entity.name.replaceAll(' ', '-')}',`,
    ),
    '} as const;',
  ];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
    '../../packages/core/src/labels/admin/collection-nouns.generated.ts',
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

function kindOf({ valueType }: FieldPath['field']): string {
  return valueType === year ? 'year' : valueType.input.kind;
}

/** First those that are named, in that order; then the others as they are. */
function inOrder<T>(items: readonly T[], first: readonly string[] = [], nameOf: (item: T) => string): T[] {
  const named = first.flatMap((name) => items.filter((item) => nameOf(item) === name));
  return [...named, ...items.filter((item) => !named.includes(item))];
}

function camelCase(name: string): string {
  return name.replaceAll(/[ -](\w)/g, (_, letter: string) => letter.toUpperCase());
}

function propertyName(name: string): string {
  return /^\w+$/.test(name) ? name : `'${name}'`;
}
