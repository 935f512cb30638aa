import { type Route, routePath } from '@croupier/core';
import { adminLabels } from '@croupier/core/messages';
import { ButtonLink, ReasonedButton } from '@croupier/ui/admin';

/** The props of a link to the site. */
interface OpenOnSiteProps {
  /** The page of the record. */
  route: Route;
  /** Why visitors do not see it; undefined where they do. */
  hiddenReason?: string | undefined;
  /** In place of "Open on site". */
  label?: string;
}

/** Opens the page of a record on the site, in a new tab; greyed, with the reason, where visitors do not see it. */
export function OpenOnSite({ route, hiddenReason, label = adminLabels.openOnSite }: OpenOnSiteProps) {
  if (hiddenReason !== undefined)
    return (
      <ReasonedButton variant="plain" disabledReason={hiddenReason}>
        {label}
      </ReasonedButton>
    );
  return (
    <ButtonLink variant="plain" href={routePath(route)} target="_blank">
      {label}
    </ButtonLink>
  );
}
