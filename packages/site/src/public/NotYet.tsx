import { accountLabels } from '@croupier/core/messages';
import { ButtonLink, Notice } from '@croupier/ui';

const { notYet: say, login } = accountLabels;

/** Stands where one would sign in, on a site that cannot do that yet. */
export function NotYet() {
  return (
    <>
      <Notice title={say.title}>{say.text}</Notice>
      <p>
        <ButtonLink href="/" look="plain">
          {login.home}
        </ButtonLink>
      </p>
    </>
  );
}
