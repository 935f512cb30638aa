import { register, saveProfile, signIn, signOut } from '../accounts/account-forms.js';
import { CONTACT_PATH, sendMessage } from './contact-form.js';
import type { SubmitForm } from './form-submission.js';

/** The forms that are sent to the site, by their paths. */
export const SITE_FORMS: ReadonlyMap<string, SubmitForm> = new Map([
  ['/login', signIn],
  ['/register', register],
  ['/profile', saveProfile],
  ['/sign-out', signOut],
  [CONTACT_PATH, sendMessage],
]);
