import { expect, test } from 'vitest';
import { adminHelpTexts } from '../../labels/admin/help.js';
import { ADMIN_SCREEN_ROUTES, type AdminScreen, adminPath, matchAdminRoute } from './admin-screen-routes.js';

const screens = Object.keys(ADMIN_SCREEN_ROUTES) as AdminScreen[];

test.each(screens)('the path of the screen %s leads to it', (screen) => {
  const id = '0198-a b';
  const route = matchAdminRoute(adminPath(screen, id));
  expect(route).toEqual(ADMIN_SCREEN_ROUTES[screen].pattern.includes('{id}') ? { screen, id } : { screen });
});

test('every screen has three sentences of help, and no other has', () => {
  expect(Object.keys(adminHelpTexts).sort()).toEqual(screens.filter((screen) => screen !== 'login').sort());
  for (const [screen, sentences] of Object.entries(adminHelpTexts)) {
    expect(sentences, screen).toHaveLength(3);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
  }
});

test('A-007: both spellings of the edit screen lead to it', () => {
  expect(matchAdminRoute('/admin/casinos/edit/7')).toEqual({ screen: 'casino-edit', id: '7' });
  expect(matchAdminRoute('/admin/casinos/7/edit/')).toEqual({ screen: 'casino-edit', id: '7' });
});

test('A-012, A-014: the further spellings of the screens of posts and pages lead to them', () => {
  expect(matchAdminRoute('/admin/content/new-post')).toEqual({ screen: 'news-new' });
  expect(matchAdminRoute('/admin/pages/edit/7')).toEqual({ screen: 'page-edit', id: '7' });
  expect(matchAdminRoute('/admin/pages/7/edit')).toEqual({ screen: 'page-edit', id: '7' });
  expect(matchAdminRoute('/admin/pages/7')).toEqual({ screen: 'page-view', id: '7' });
});

test.each(['/admin/nowhere', '/admin/casinos/7/8/9', '/admin/casinos/%E0%A4/edit', '/casinos'])(
  'no screen is at %s',
  (path) => {
    expect(matchAdminRoute(path)).toBeUndefined();
  },
);
