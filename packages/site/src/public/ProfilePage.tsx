import type { ProfileView } from '@croupier/core';
import { accountLabels } from '@croupier/core/messages';
import { AccountFrame, ButtonLink, FactList, Notice, PageFrame } from '@croupier/ui';

/** What the site knows of who is signed in. */
export function ProfilePage({ title, user, needsUser, login, ...frame }: ProfileView) {
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
