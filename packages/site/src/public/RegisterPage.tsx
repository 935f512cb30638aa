import type { RegisterView } from '@croupier/core';
import { accountLabels } from '@croupier/core/messages';
import { AccountFrame, PageFrame } from '@croupier/ui';
import { SignUp } from '../account/SignUp.js';
import { NotYet } from './NotYet.js';

/** Where one registers; a site that has no accounts yet says so. */
export function RegisterPage({ title, isOpen, terms, privacy, login, ...frame }: RegisterView) {
  return (
    <PageFrame {...frame}>
      <AccountFrame title={title} {...(isOpen ? { text: accountLabels.register.text } : {})}>
        {isOpen ? <SignUp {...{ terms, privacy, login }} /> : <NotYet />}
      </AccountFrame>
    </PageFrame>
  );
}
