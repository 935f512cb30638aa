import { adminPath } from '@croupier/core';
import { adminLabels, messages } from '@croupier/core/messages';
import { Button, ErrorState } from '@croupier/ui/admin';
import { navigate } from '../../../navigation.js';

/** In place of a page that there is not. */
export function PageNotFound() {
  return (
    <ErrorState
      heading="h1"
      title={messages.page.notFound}
      text={messages.page.notFoundText}
      action={<Button onClick={() => navigate(adminPath('pages'))}>{adminLabels.pageView.back}</Button>}
    />
  );
}
