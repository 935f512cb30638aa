import type { ForgotPasswordView } from '@croupier/core';
import { accountLabels } from '@croupier/core/messages';
import { AccountFrame, ButtonLink, PageFrame } from '@croupier/ui';

/** What to do about a password that was forgotten. */
export function ForgotPasswordPage({ title, text, contact, login, ...frame }: ForgotPasswordView) {
  return (
    <PageFrame {...frame}>
      <AccountFrame title={title} text={text}>
        {contact === undefined ? null : (
          <p>
            <ButtonLink href={contact.href}>{contact.label}</ButtonLink>
          </p>
        )}
        <p>
          <ButtonLink href={login} look="plain">
            {accountLabels.forgot.back}
          </ButtonLink>
        </p>
      </AccountFrame>
    </PageFrame>
  );
}
