import { completeLabels, englishAccountLabels } from '@croupier/core/messages';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Notice } from '../../parts/Notice/Notice.js';

/** Takes the place of a sign-in form on a site without accounts. */
export function AccountsUnavailable({ linkComponent, labels }: LinkComponentProps & LabelsProps) {
  const words = completeLabels(englishAccountLabels(), labels);
  return (
    <>
      <Notice title={words.accountsClosed}>{words.accountsClosedText}</Notice>
      <p>
        <ButtonLink href="/" variant="plain" linkComponent={linkComponent}>
          {words.backHome}
        </ButtonLink>
      </p>
    </>
  );
}
