import type { ProfilePageView } from '@croupier/core';
import { accountLabels } from '@croupier/core/messages';
import { AccountFrame } from '../../account/AccountFrame/AccountFrame.js';
import { signInPath } from '../../account/sign-in-path.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import { FactList } from '../../parts/FactList/FactList.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Notice } from '../../parts/Notice/Notice.js';

/** The props of the page: its view, and the link component. */
export interface ProfilePageProps extends ProfilePageView, LinkComponentProps {}

/** The profile of the signed-in visitor. */
export function ProfilePage({ title, user, needsUser, login, linkComponent, ...frame }: ProfilePageProps) {
  return (
    <PageFrame {...frame} linkComponent={linkComponent}>
      <AccountFrame title={title}>
        {user === undefined ? (
          <>
            <Notice>{needsUser}</Notice>
            <p>
              <ButtonLink href={signInPath(login, frame.path)} linkComponent={linkComponent}>
                {accountLabels.profile.login}
              </ButtonLink>
            </p>
          </>
        ) : (
          <FactList facts={user.facts.map((fact) => ({ ...fact, isWide: true }))} />
        )}
      </AccountFrame>
    </PageFrame>
  );
}
