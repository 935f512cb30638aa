import { browserStorageProblems } from '../../../diagnostics/problems/browser-storage.js';
import { contactMessageProblems } from '../../../diagnostics/problems/contact-messages.js';
import type { ProblemEntry } from '../../../diagnostics/problems/entry.js';
import { userProblems } from '../../../diagnostics/problems/users.js';
import type { SpecifiedTexts } from './specified-texts.js';

/** Why forms are refused: by the reason of a problem, by a field and what is wrong with it, and by what only forms ask. */
export function refusalTexts({ signIn, user, ours, anyForm }: SpecifiedTexts) {
  return {
    'form.sign-in-failed': signIn.broke,
    'form.register-failed': signIn.registerBroke,
    'form.failed': anyForm.failed,
    'form.needs-tls': ours.signInNeedsTls,
    'form.wait-seconds': ours.waitSeconds,
    'form.wait-minutes': ours.waitMinutes,
    'form.terms-missing': ours.termsRequired,
    'username.missing': user.usernameRequired,
    'email.missing': user.emailRequired,
    'email.invalid': user.emailInvalid,
    'user.taken': signIn.taken,
    ...problemTexts(userProblems, [
      'sign-in.refused',
      'sign-in.admin-refused',
      'sign-in.not-staff',
      'password.mismatch',
      'password.too-short',
      'password.too-common',
      'password.unchanged',
      'password.wrong',
      'password.stale',
    ]),
    ...problemTexts(contactMessageProblems, [
      'message.name-missing',
      'message.email-invalid',
      'message.text-missing',
      'message.consent-missing',
      'message.name-too-long',
      'message.too-long',
      'message.full',
    ]),
    ...problemTexts(browserStorageProblems, [
      'browser-storage.blocked',
      'browser-storage.full',
      'browser-storage.locked',
      'browser-storage.stale',
      'browser-storage.newer-version',
      'browser-storage.damaged',
    ]),
  };
}

/** A place for each parameter of these problems. */
const PLACES = {
  max: '{max}',
  kilobytes: '{kilobytes}',
  version: '{version}',
  supported: '{supported}',
  key: '{key}',
  why: '{why}',
};

/** The texts of problems with their next steps, by reason. */
function problemTexts<P extends Record<string, ProblemEntry>, R extends keyof P & string>(
  problems: P,
  reasons: readonly R[],
) {
  const textOf = ({ text, hint }: ProblemEntry) => {
    const [said, step] = [text(PLACES as never, []), hint?.(PLACES as never)];
    return step === undefined ? said : `${said}. ${step}`;
  };
  return Object.fromEntries(reasons.map((reason) => [reason, textOf(problems[reason] as P[R])])) as Record<
    R,
    string
  >;
}
