import type { ForgotPasswordPageView } from '@croupier/core';
import { pageTexts } from '@croupier/core/page-texts';
import { AccountFrame } from '../../account/AccountFrame/AccountFrame.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import type { RootProps } from '../../parts/root-attributes.js';

/** The props of the page: its view, and the link component. */
export interface ForgotPasswordPageProps
  extends ForgotPasswordPageView,
    LinkComponentProps,
    LabelsProps,
    RootProps {}

/** What to do about a forgotten password. */
export function ForgotPasswordPage({
  title,
  text,
  contact,
  login,
  linkComponent,
  labels,
  ...frame
}: ForgotPasswordPageProps) {
  return (
    <PageFrame {...frame} linkComponent={linkComponent} labels={labels}>
      <AccountFrame title={title} text={text}>
        {contact === undefined ? null : (
          <p>
            <ButtonLink href={contact.href} linkComponent={linkComponent}>
              {contact.label}
            </ButtonLink>
          </p>
        )}
        <p>
          <ButtonLink href={login} variant="plain" linkComponent={linkComponent}>
            {pageTexts('forgot', labels).back}
          </ButtonLink>
        </p>
      </AccountFrame>
    </PageFrame>
  );
}
