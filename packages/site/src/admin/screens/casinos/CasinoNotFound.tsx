import { adminPath } from '@croupier/core';
import { messages } from '@croupier/core/messages';
import { ButtonLink, ErrorState } from '@croupier/ui/admin';

/** In place of a casino that there is not. */
export function CasinoNotFound() {
  const { notFound, notFoundText, backToCasinos } = messages.casino;
  return (
    <ErrorState
      heading="h1"
      title={notFound}
      text={notFoundText}
      action={<ButtonLink href={adminPath('casinos')}>{backToCasinos}</ButtonLink>}
    />
  );
}
