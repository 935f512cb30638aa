import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InstalledApp, installPackedPackages } from './install-packed.js';
import { renderServerPage, writeServerApp } from './server-components.js';
import { codeOf, entryPoints } from './typed-app.js';

const code = await codeOf('packages/ui/README.md');
const pieceWith = (text: string) => code.find((piece) => piece.includes(text)) ?? '';

const CARD = `{...casinoCardProps({ name: 'Acme', visitUrl: 'https://acme.example/' })}`;
const page = (drawn: string) => `
  import { gamesCollection } from '@croupier/core/forms';
  import { CasinoCard, casinoCardProps, casinoReviewProps, CompareTable, compareTableProps, Toplist, toplistProps } from '@croupier/ui';
  import { AdminRoot, Button, EntityForm, TextField } from '@croupier/ui/admin';
  import { CasinoList } from '@croupier/ui/list';
  import { CasinoReview } from '@croupier/ui/pages';
  const casinos = [{ name: 'Acme', score: 8 }, { name: 'Bella' }];
  export default function Page() { return <>${drawn}</>; }`;

const PAGES = {
  'counted-card': pieceWith("'use client'"),
  'readme-page': pieceWith("from '@/counted-card'"),
  'readme-list': pieceWith('searchParams').replace(
    'https://sheets.example/casinos.csv',
    'data:text/csv,Name,Rating%0AAcme,9',
  ),
  plain: page(`
    <CasinoCard ${CARD} linkComponent={({ children }) => <a href="#own">{children}</a>} />
    <CasinoReview {...casinoReviewProps({ name: 'Bella' })} />
    <CompareTable {...compareTableProps(casinos)} />
    <Toplist {...toplistProps(casinos)} />`),
  fields: page('<AdminRoot><TextField label="Nickname" /><Button>Keep</Button></AdminRoot>'),
  'card-handler': page(`<CasinoCard ${CARD} onVisit={() => {}} />`),
  'form-handler': page('<EntityForm collection={gamesCollection} onSubmit={() => {}} />'),
  'list-function': page('<CasinoList casinos={casinos} label="Casinos" renderBadges={() => null} />'),
};

let app: InstalledApp;

beforeAll(async () => {
  app = await installPackedPackages();
  await writeServerApp(app, PAGES);
});

afterAll(() => app?.remove());

test('cards, a review, a comparison and a toplist render as server components, and send no script', async () => {
  const { html, clientParts, errors } = await renderServerPage(app, 'plain');
  expect(errors).toBe('');
  for (const text of ['Acme', 'Bella', '<table', '<article', 'Visit Casino']) expect(html).toContain(text);
  expect(clientParts).toEqual([]);
});

test('the card with a handler in the README renders, and its own file is all that runs in the browser', async () => {
  const { html, clientParts, errors } = await renderServerPage(app, 'readme-page');
  expect(errors).toBe('');
  expect(html).toContain('Acme Palace');
  expect(clientParts).toEqual(['CountedCard']);
});

test('the list in the README renders from a server component, and runs in the browser', async () => {
  const { html, clientParts, errors } = await renderServerPage(app, 'readme-list');
  expect(errors).toBe('');
  expect(html).toContain('Acme');
  expect(clientParts).toEqual(['CasinoList']);
});

test('fields of the admin stand in a server component', async () => {
  const { html, clientParts, errors } = await renderServerPage(app, 'fields');
  expect(errors).toBe('');
  expect(html).toContain('Nickname');
  expect(clientParts).toEqual(['AdminRoot']);
});

test.each([
  ['card-handler', 'Event handlers cannot be passed to Client Component props'],
  ['form-handler', 'Event handlers cannot be passed to Client Component props'],
  ['list-function', 'Functions cannot be passed directly to Client Components'],
])('React refuses what the README says it refuses: %s', async (name, words) => {
  const { errors } = await renderServerPage(app, name);
  expect(errors).toContain(words);
});

test('every entry point is imported by a server component, but for the one that writes HTML itself', async () => {
  const entries = (await entryPoints()).filter((entry) => entry !== '@croupier/core/postgres');
  await app.write(
    'entries.js',
    `export default async function Page() {
       const refused = [];
       for (const entry of ${JSON.stringify(entries)}) await import(entry).catch(() => refused.push(entry));
       return refused.join();
     }`,
  );
  const { html, errors } = await renderServerPage(app, 'entries');
  expect(errors).toBe('');
  expect(html.trim()).toBe('@croupier/ui/embed');
});
