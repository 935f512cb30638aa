import type { ProfilePageView } from '@croupier/core';
import { accountLabels } from '@croupier/core/messages';
import { AccountFrame } from '../../account/AccountFrame/AccountFrame.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import { FactList } from '../../parts/FactList/FactList.js';
import { Notice } from '../../parts/Notice/Notice.js';

/** What the site knows of who is signed in. */
export function ProfilePage({ title, user, needsUser, login, ...frame }: ProfilePageView) {
  return (
    <PageFrame {...frame}>
      <AccountFrame title={title}>
        {user === undefined ? (
          <>
            <Notice>{needsUser}</Notice>
            <p>
              <ButtonLink href={`${login}?from=${encodeURIComponent(frame.path)}`}>
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
