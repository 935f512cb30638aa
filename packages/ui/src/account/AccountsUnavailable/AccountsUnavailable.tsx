import { accountLabels } from '@croupier/core/messages';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import { Notice } from '../../parts/Notice/Notice.js';

const { notYet: notYetLabels, login } = accountLabels;

/** Stands where one would sign in, on a site that cannot do that yet. */
export function AccountsUnavailable() {
  return (
    <>
      <Notice title={notYetLabels.title}>{notYetLabels.text}</Notice>
      <p>
        <ButtonLink href="/" variant="plain">
          {login.home}
        </ButtonLink>
      </p>
    </>
  );
}
