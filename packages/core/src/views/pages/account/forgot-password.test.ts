import { expect, test } from 'vitest';
import { demoFallbacks } from '../../../sample/demo-fallbacks.js';
import { sampleCatalogue } from '../../../sample/sample.js';
import { forgotPasswordPage } from './forgot-password.js';

const demo = async () => ({ ...(await sampleCatalogue()), demoFallbacks: await demoFallbacks() });

test('a user who forgot the password reads what to do on that site', async () => {
  expect(forgotPasswordPage(await demo()).text).toMatch(/^This is a demo/);
  const mail = forgotPasswordPage(await sampleCatalogue());
  expect(mail.contact?.href).toBe('mailto:hello@sample.example');
});
