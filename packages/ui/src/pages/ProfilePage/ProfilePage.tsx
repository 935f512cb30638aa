import type { ProfileFormsView, ProfilePageView } from '@croupier/core';
import { accountLabels } from '@croupier/core/messages';
import formStyles from '../../account/AccountForm/AccountForm.module.css';
import { AccountFrame } from '../../account/AccountFrame/AccountFrame.js';
import { DetailsForm } from '../../account/DetailsForm/DetailsForm.js';
import { PasswordForm } from '../../account/PasswordForm/PasswordForm.js';
import { signInPath } from '../../account/sign-in-path.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import { FactList } from '../../parts/FactList/FactList.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Notice } from '../../parts/Notice/Notice.js';
import type { RootProps } from '../../parts/root-attributes.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';

/** The props of the page: its view, and the link component. */
export interface ProfilePageProps extends ProfilePageView, LinkComponentProps, RootProps {}

const { profile: labels } = accountLabels;

/** The profile of the signed-in visitor. */
export function ProfilePage({
  title,
  user,
  forms,
  needsUser,
  login,
  linkComponent,
  ...frame
}: ProfilePageProps) {
  return (
    <PageFrame {...frame} linkComponent={linkComponent}>
      <AccountFrame title={title}>
        {user === undefined ? (
          <>
            <Notice>{needsUser}</Notice>
            <p>
              <ButtonLink href={signInPath(login, frame.path)} linkComponent={linkComponent}>
                {labels.login}
              </ButtonLink>
            </p>
          </>
        ) : (
          <>
            {forms?.saved === undefined ? null : (
              <Notice tone="good" isLive>
                {forms.saved}
              </Notice>
            )}
            {forms?.mustChangePassword ? <Notice tone="fair">{labels.mustChange}</Notice> : null}
            <FactList facts={user.facts.map((fact) => ({ ...fact, isWide: true }))} />
            {forms === undefined ? null : <ProfileForms {...forms} />}
          </>
        )}
      </AccountFrame>
    </PageFrame>
  );
}

function ProfileForms({ mustChangePassword, details, password }: ProfileFormsView) {
  return (
    <>
      {mustChangePassword ? null : (
        <section className={formStyles.section} aria-labelledby="profile-details">
          <SectionHeading id="profile-details" title={labels.details} />
          <DetailsForm {...details} />
        </section>
      )}
      <section className={formStyles.section} aria-labelledby="profile-password">
        <SectionHeading id="profile-password" title={labels.passwordTitle} />
        <PasswordForm error={password.error} isOneTime={mustChangePassword} />
      </section>
    </>
  );
}
