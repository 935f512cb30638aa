import type { ProfileFormsView, ProfilePageView } from '@croupier/core';
import { pageTexts } from '@croupier/core/page-texts';
import formStyles from '../../account/AccountForm/AccountForm.module.css';
import { AccountFrame } from '../../account/AccountFrame/AccountFrame.js';
import { DetailsForm } from '../../account/DetailsForm/DetailsForm.js';
import { PasswordForm } from '../../account/PasswordForm/PasswordForm.js';
import { signInPath } from '../../account/sign-in-path.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import { FactList } from '../../parts/FactList/FactList.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Notice } from '../../parts/Notice/Notice.js';
import type { RootProps } from '../../parts/root-attributes.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';

/** The props of the page: its view, and the link component. */
export interface ProfilePageProps extends ProfilePageView, LinkComponentProps, LabelsProps, RootProps {}

/** The profile of the signed-in visitor. */
export function ProfilePage({
  title,
  user,
  forms,
  needsUser,
  login,
  linkComponent,
  labels,
  ...frame
}: ProfilePageProps) {
  const words = pageTexts('profile', labels);
  return (
    <PageFrame {...frame} linkComponent={linkComponent} labels={labels}>
      <AccountFrame title={title}>
        {user === undefined ? (
          <>
            <Notice>{needsUser}</Notice>
            <p>
              <ButtonLink href={signInPath(login, frame.path)} linkComponent={linkComponent}>
                {pageTexts('login', labels).title}
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
            {forms?.mustChangePassword ? <Notice tone="fair">{words.mustChange}</Notice> : null}
            <FactList facts={user.facts.map((fact) => ({ ...fact, isWide: true }))} />
            {forms === undefined ? null : <ProfileForms {...forms} labels={labels} />}
          </>
        )}
      </AccountFrame>
    </PageFrame>
  );
}

function ProfileForms({
  mustChangePassword,
  details,
  password,
  tokens,
  from,
  labels,
}: ProfileFormsView & LabelsProps) {
  const words = pageTexts('profile', labels);
  return (
    <>
      {mustChangePassword ? null : (
        <section className={formStyles.section} aria-labelledby="profile-details">
          <SectionHeading id="profile-details" title={words.details} />
          <DetailsForm {...details} labels={labels} />
        </section>
      )}
      <section className={formStyles.section} aria-labelledby="profile-password">
        <SectionHeading id="profile-password" title={words.passwordTitle} />
        <PasswordForm
          error={password.error}
          isOneTime={mustChangePassword}
          from={from}
          tokens={tokens}
          labels={labels}
        />
      </section>
    </>
  );
}
