import { test } from 'vitest';
import { sampleFolder } from './shell.js';
import { runTranscript } from './transcript.js';

test('drafts are saved, listed, shown, published, taken back, scheduled and discarded', async () => {
  await runTranscript(
    await sampleFolder(),
    `
    $ croupier drafts list --format count
    0
    $ croupier drafts save casinos/copper-heron --set rating=9.3 --set "bonuses.welcome=50% up to €100"
    ! Kept the draft of casinos/copper-heron.
    $ croupier casinos list --where rating=9.3 --format count
    0
    $ croupier drafts list --fields ref,fields,by --format csv
    ref,fields,by
    casinos/copper-heron,"rating, bonuses.welcome",owner
    $ croupier drafts show casinos/copper-heron
    ! Saved by owner, ….
    rating: … → 9.3
    bonuses.welcome: … → 50% up to €100
    $ croupier drafts publish casinos/copper-heron
    ! Published Copper Heron (copper-heron).
    $ croupier casinos list --where rating=9.3 --format count
    1
    $ croupier drafts publish casinos/copper-heron
    ? 5
    ! casinos/copper-heron has no draft
    ! croupier drafts list shows every one.
    $ croupier undo
    ! Took back drafts.publish of …: Copper Heron.
    $ croupier casinos list --where rating=9.3 --format count
    0
    $ croupier drafts save casinos/copper-heron --set rating=9.3 --publish-at 2099-01-31T09:30:00+01:00
    ! Kept the draft of casinos/copper-heron.
    $ croupier drafts list --fields publishAt --format csv
    publishAt
    2099-01-31T08:30:00.000Z
    $ croupier drafts publish --due
    ! No draft is due.
    $ croupier drafts save casinos/copper-heron --publish-at none --quiet
    $ croupier casinos edit copper-heron --rating 5 --quiet
    $ croupier drafts publish casinos/copper-heron
    ? 7
    ! Somebody changed the same since the draft of casinos/copper-heron was saved: Rating
    ! croupier drafts show casinos/copper-heron shows both; save what stays with --set, or discard the draft.
    $ croupier drafts discard casinos/copper-heron
    ! Discarded the draft of casinos/copper-heron.
    $ croupier drafts list --format count
    0
    $ croupier drafts save copper-heron --set rating=9
    ? 2
    ! 'copper-heron' does not name the record of a draft
    ! Name it by its collection and its slug or id: casinos/golden-fox
    $ croupier drafts save casinos/copper-heron --set rating=9 --publish-at soon
    ? 2
    ! --publish-at must be a time, not 'soon'
    ! Give it as 2026-01-31T09:30 or 2026-01-31T09:30:00+01:00.
    `,
  );
});
