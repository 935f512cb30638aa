import { lazy } from '../../lazy.js';
import { enAccount } from '../texts/en/account.generated.js';
import { enShared } from '../texts/en/shared.generated.js';
import type { InAnyLanguage } from '../texts/in-any-language.js';
import type { InLanguage, Shared } from './shared-labels.js';

/** Every word of the forms of accounts: sign-in, registration, details, password. */
export interface AccountLabels
  extends InAnyLanguage<typeof enAccount>,
    Shared<'login' | 'register' | 'emailAddress'>,
    InLanguage {}
/** The words of account forms in English. */
export const englishAccountLabels = /* @__PURE__ */ lazy((): AccountLabels => {
  const { login, register, emailAddress } = enShared;
  return { language: 'en', login, register, emailAddress, ...enAccount };
});
