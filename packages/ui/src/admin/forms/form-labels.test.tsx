// @vitest-environment jsdom
import {
  bonusesCollection,
  bonusFields,
  casinoFields,
  type FieldDescription,
  gameFields,
  gamesCollection,
  menuItemFields,
  pageFields,
  postFields,
  redirectFields,
  toplistFields,
  toplistsCollection,
  userFields,
} from '@croupier/core/forms';
import {
  adminFormLabels,
  adminMenuLabels,
  adminPinLabels,
  adminSearchLabels,
  componentLabels,
  lazyPartLabels,
  messages,
  richTextLabels,
} from '@croupier/core/messages';
import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { labels as german } from '../../locales/de.generated.js';
import { AdminRoot } from '../AdminRoot/AdminRoot.js';
import type { FormLabels } from '../form-labels.js';
import { CasinoForm } from './CasinoForm.js';
import { EntityForm } from './EntityForm.js';
import { BonusForm } from './records/BonusForm.js';
import { GameForm } from './records/GameForm.js';
import { MenuItemForm } from './records/MenuItemForm.js';
import { PageForm } from './records/PageForm.js';
import { PostForm } from './records/PostForm.js';
import { RedirectForm } from './records/RedirectForm.js';
import { ToplistForm } from './records/ToplistForm.js';
import { UserForm } from './records/UserForm.js';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
// jsdom draws nothing, and tabs ask what is drawn.
Element.prototype.getAnimations ??= () => [];
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** Every word of a group in another language. */
function foreign<T extends object>(words: T): T {
  const inForeign = (name: string, word: unknown): unknown => {
    if (typeof word === 'function') return () => `§ ${name}`;
    if (Array.isArray(word)) return word.map((_, at) => `§ ${name} ${at}`);
    return typeof word === 'object' && word !== null ? foreign(word) : `§ ${name}`;
  };
  const entries = Object.entries(words).map(([name, word]) => [name, inForeign(name, word)]);
  return Object.fromEntries(entries) as T;
}

const FIELDS: readonly FieldDescription[] = [
  ...bonusFields,
  ...casinoFields,
  ...gameFields,
  ...menuItemFields,
  ...pageFields,
  ...postFields,
  ...redirectFields,
  ...toplistFields,
  ...userFields,
];
const TITLES = [
  ...[gamesCollection, bonusesCollection, toplistsCollection].map(({ title }) => title),
  ...FIELDS.flatMap(({ tab, group }) => [tab, group]),
  ...Object.values(adminFormLabels.casino.tabs),
  ...[gamesCollection, bonusesCollection, toplistsCollection].flatMap(({ form }) =>
    form.map((part) => (typeof part === 'string' ? undefined : part.title)),
  ),
].filter((title) => title !== undefined);

const LABELS: FormLabels = {
  ...foreign(adminFormLabels),
  controls: foreign(componentLabels.admin),
  editor: foreign({ ...richTextLabels, readTime: messages.readTime }),
  files: foreign({ imageRequired: messages.anyForm.imageRequired }),
  lazyPart: foreign(lazyPartLabels),
  menuItem: foreign(adminMenuLabels.form),
  pins: foreign(adminPinLabels),
  search: foreign(adminSearchLabels),
  staff: foreign(messages.user),
  field: { ...german, required: '§ required', error: '§ error' },
  fields: Object.fromEntries(
    FIELDS.map(({ path }) => [
      path,
      { title: `§ ${path}`, help: '§ help', messages: foreign({ required: '', invalid: '', tooLong: '' }) },
    ]),
  ),
  sections: Object.fromEntries(TITLES.map((title) => [title, `§ ${title}`])),
  choices: Object.fromEntries(
    FIELDS.flatMap((field) => (field.kind === 'choice' ? field.choices : [])).map((value) => [
      value,
      `§ ${value}`,
    ]),
  ),
};

const saving = { onSubmit() {}, onCancel() {} };
const options = [{ value: '/§', label: '§' }];
const FORMS: Record<string, (labels: FormLabels) => ReactElement> = {
  EntityForm: (labels) => <EntityForm collection={gamesCollection} label="§" labels={labels} {...saving} />,
  CasinoForm: (labels) => <CasinoForm labels={labels} {...saving} />,
  BonusForm: (labels) => <BonusForm casinos={options} labels={labels} {...saving} />,
  GameForm: (labels) => <GameForm labels={labels} {...saving} />,
  MenuItemForm: (labels) => (
    <MenuItemForm pages={options} categories={options} parents={options} labels={labels} {...saving} />
  ),
  PageForm: (labels) => <PageForm labels={labels} {...saving} />,
  PostForm: (labels) => <PostForm labels={labels} {...saving} />,
  RedirectForm: (labels) => <RedirectForm labels={labels} {...saving} />,
  ToplistForm: (labels) => <ToplistForm labels={labels} {...saving} />,
  UserForm: (labels) => <UserForm labels={labels} {...saving} />,
};

/** What a reader sees and hears of an element. */
function textsIn(place: Element): string[] {
  const texts: string[] = [];
  for (const one of place.querySelectorAll('*')) {
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      texts.push(one.getAttribute(name) ?? '');
    for (const node of one.childNodes)
      if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
  }
  return texts.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text));
}

afterEach(() => document.body.replaceChildren());

test.each(Object.entries(FORMS))('every text of %s is that of its labels', async (_, form) => {
  const place = document.body.appendChild(document.createElement('div'));
  await act(() => createRoot(place).render(form(LABELS)));
  const tabs = [...place.querySelectorAll<HTMLElement>('[role=tab]')];
  const seen: string[] = [];
  for (const tab of [undefined, ...tabs]) {
    await act(() => tab?.click());
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    seen.push(...textsIn(place));
  }
  await act(() => place.querySelector('form')?.requestSubmit());
  seen.push(...textsIn(place));
  expect(seen.length).toBeGreaterThan(15);
  expect([...new Set(seen)].filter((text) => !text.includes('§'))).toEqual([]);
});

test('forms and fields have the labels of the root around them, and their own where they have some', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const around: FormLabels = { form: { save: 'Sichern', cancel: 'Abbrechen' } };
  await act(() =>
    createRoot(place).render(
      <AdminRoot labels={around}>
        <EntityForm collection={gamesCollection} {...saving} />
        <EntityForm collection={gamesCollection} labels={{ form: { save: 'Los' } }} {...saving} />
      </AdminRoot>,
    ),
  );
  const buttons = [...place.querySelectorAll('form')].map((form) =>
    [...form.querySelectorAll('button')].slice(-2).map((button) => button.textContent),
  );
  expect(buttons).toEqual([
    ['Abbrechen', 'Sichern'],
    ['Cancel', 'Los'],
  ]);
});
