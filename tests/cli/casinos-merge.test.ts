import { expect, test } from 'vitest';
import { runShell, sampleFolder } from './shell.js';
import { runTranscript } from './transcript.js';

const ADD =
  'croupier casinos add --name "Copper Heron Casino" --slug heron-2 --description "The same." --rating 9 --countries Norway --quiet';

test('two casinos that are one are merged: looked at, asked, done, and taken back', async () => {
  await runTranscript(
    await sampleFolder(),
    `
    $ ${ADD}; croupier bonuses add --casino heron-2 --title "Ten spins" --description x --category reload --quiet
    $ croupier casinos merge copper-heron heron-2 --dry-run --take rating=heron-2
    FIELD…copper-heron…heron-2…TAKEN FROM
    …
    rating…9…heron-2
    …
    heron-2 would become part of copper-heron.
    Carried along: 1 bonus, 1 old address.
    $ croupier casinos merge copper-heron heron-2 --take rating=heron-2
    ? 2
    ! …
    ! Merge Copper Heron Casino into Copper Heron?
    ! Nobody is here to answer: give --yes to merge without a question.
    $ croupier casinos merge copper-heron heron-2 --take rating=heron-2 --yes
    ! Merged Copper Heron Casino into Copper Heron (copper-heron).
    ! /casino/heron-2 now leads to /casino/copper-heron.
    ! Carried along: 1 bonus, 1 old address.
    $ croupier casinos show copper-heron --fields name,rating
    Name	Copper Heron
    Rating	9
    $ croupier casinos show heron-2
    ? 5
    ! …
    $ croupier bonuses list --where 'casino="Copper Heron" and title="Ten spins"' --format count
    1
    $ croupier undo
    ! Took back casinos.merge of …
    $ croupier casinos show heron-2 --fields name
    Name	Copper Heron Casino
    `,
  );
});

test('a merge that makes no sense is refused with its next step', async () => {
  await runTranscript(
    await sampleFolder(),
    `
    $ croupier casinos merge copper-heron copper-heron --yes
    ? 2
    ! 'copper-heron' is named twice: a casino is not merged with itself
    ! Name the one that stays first, then the others.
    $ croupier casinos merge copper-heron paper-kit --yes
    ? 5
    ! …
    $ croupier casinos merge copper-heron paper-kite --take rating --yes
    ? 2
    ! --take must name a field and a casino, not 'rating'
    ! Give it as --take rating=paper-kite.
    $ croupier casinos merge copper-heron paper-kite --take rating=paper-kite --take rating=copper-heron --yes
    ? 2
    ! rating is to be taken both from 'paper-kite' and from 'copper-heron'
    ! Say one of them.
    `,
  );
});

test('a script gets the plan and the outcome as JSON', async () => {
  const folder = await sampleFolder();
  const merge = 'croupier casinos merge copper-heron paper-kite --prefer fuller --json';
  const planned = JSON.parse((await runShell(folder, `${merge} --dry-run`)).stdout);
  expect(planned).toMatchObject({ change: null, dryRun: true, gone: [{ slug: 'paper-kite' }] });
  expect(planned.plan).toContainEqual(expect.objectContaining({ in: 'casinos', action: 'remove' }));
  const { stdout } = await runShell(folder, `${merge} --yes`);
  const done = JSON.parse(stdout);
  expect(done).toMatchObject({ change: expect.any(String), records: [{ slug: 'copper-heron' }] });
  expect(done.fields).toEqual(planned.fields);
  expect(done.carried).toEqual(planned.carried);
});
