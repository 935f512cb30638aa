import { expect, test } from 'vitest';
import { demoFallbacks } from '../../sample/demo-fallbacks.js';
import { sampleCatalogue } from '../../sample/sample.js';
import { forgotPasswordPage } from './account/forgot-password.js';
import { loginPage } from './account/login.js';
import { profilePage } from './account/profile.js';
import { registerPage } from './account/register.js';

const demo = async () => ({ ...(await sampleCatalogue()), demoFallbacks: await demoFallbacks() });

test('no account page is for search engines', async () => {
  const catalogue = await demo();
  for (const view of [
    loginPage(catalogue, ''),
    registerPage(catalogue),
    profilePage(catalogue),
    forgotPasswordPage(catalogue),
  ]) {
    expect(view.head.isIndexed, view.title).toBe(false);
  }
});
