import { accountLabels } from '@croupier/core/messages';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Notice } from '../../parts/Notice/Notice.js';

const { notYet: notYetLabels, login } = accountLabels;

/** Takes the place of a sign-in form on a site without accounts. */
export function AccountsUnavailable({ linkComponent }: LinkComponentProps) {
  return (
    <>
      <Notice title={notYetLabels.title}>{notYetLabels.text}</Notice>
      <p>
        <ButtonLink href="/" variant="plain" linkComponent={linkComponent}>
          {login.home}
        </ButtonLink>
      </p>
    </>
  );
}
