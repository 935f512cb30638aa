import { gamesCollection } from '@croupier/core/forms';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { AdminRoot } from '../admin/AdminRoot/AdminRoot.js';
import { CasinoForm } from '../admin/forms/CasinoForm.js';
import { EntityForm } from '../admin/forms/EntityForm.js';
import { BonusForm } from '../admin/forms/records/BonusForm.js';
import { GameForm } from '../admin/forms/records/GameForm.js';
import { MenuItemForm } from '../admin/forms/records/MenuItemForm.js';
import { PageForm } from '../admin/forms/records/PageForm.js';
import { PostForm } from '../admin/forms/records/PostForm.js';
import { RedirectForm } from '../admin/forms/records/RedirectForm.js';
import { ToplistForm } from '../admin/forms/records/ToplistForm.js';
import { UserForm } from '../admin/forms/records/UserForm.js';

const saving = { onSubmit() {}, onCancel() {} };
const issues = [{ path: 'name', message: '§ name' }];
const choices = [{ value: '/§', label: '§ page' }];
const post = {
  title: '§ post',
  content: '<h2>§ heading</h2><p>§ <a href="/§">link</a></p>',
  tags: ['§ tag'],
};

const FORMS: Record<string, ReactElement> = {
  EntityForm: (
    <EntityForm collection={gamesCollection} value={{ name: '§ game' }} issues={issues} {...saving} />
  ),
  CasinoForm: <CasinoForm value={{ name: '§ casino', rating: 8 }} issues={issues} {...saving} />,
  BonusForm: <BonusForm casinos={[{ value: '§', label: '§ casino' }]} {...saving} />,
  GameForm: <GameForm value={{ name: '§ game' }} {...saving} />,
  MenuItemForm: <MenuItemForm pages={choices} categories={choices} parents={choices} {...saving} />,
  PageForm: <PageForm value={{ title: '§ page' }} {...saving} />,
  PostForm: <PostForm value={post} {...saving} />,
  RedirectForm: <RedirectForm {...saving} />,
  ToplistForm: <ToplistForm {...saving} />,
  UserForm: <UserForm {...saving} />,
};

/** The HTML of every form of records in a browser, with what it loads when it is drawn. */
export async function renderedForms(): Promise<Record<string, string>> {
  const shown = Object.entries(FORMS).map(([name, form]) => {
    const place = document.body.appendChild(document.createElement('div'));
    createRoot(place, { identifierPrefix: name }).render(<AdminRoot>{form}</AdminRoot>);
    return { name, place };
  });
  await isSettled();
  return Object.fromEntries(shown.map(({ name, place }) => [name, place.innerHTML]));
}

/** Resolves once nothing has been drawn for half a second. */
function isSettled(): Promise<void> {
  return new Promise((resolve) => {
    const wait = () => setTimeout(done, 500);
    let timer = wait();
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = wait();
    });
    function done() {
      observer.disconnect();
      resolve();
    }
    observer.observe(document.body, { childList: true, subtree: true });
  });
}
