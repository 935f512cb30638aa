import type { ForgotPasswordPageView } from '@croupier/core';
import { accountLabels } from '@croupier/core/messages';
import { AccountFrame } from '../../account/AccountFrame/AccountFrame.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';

/** What to do about a password that was forgotten. */
export function ForgotPasswordPage({ title, text, contact, login, ...frame }: ForgotPasswordPageView) {
  return (
    <PageFrame {...frame}>
      <AccountFrame title={title} text={text}>
        {contact === undefined ? null : (
          <p>
            <ButtonLink href={contact.href}>{contact.label}</ButtonLink>
          </p>
        )}
        <p>
          <ButtonLink href={login} variant="plain">
            {accountLabels.forgot.back}
          </ButtonLink>
        </p>
      </AccountFrame>
    </PageFrame>
  );
}
