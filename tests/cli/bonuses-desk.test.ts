import { expect, test } from 'vitest';
import { runShell, sampleFolder } from './shell.js';
import { runTranscript } from './transcript.js';

const OFFER = '"50% up to £150 for Live Tables"';

test('offers that wait for a check are listed with their reasons, and a confirmed one is gone from the list', async () => {
  const folder = await sampleFolder();
  await runTranscript(
    folder,
    `
    $ croupier bonuses edit ${OFFER} --valid-until 2026-02-01 --quiet
    $ croupier bonuses due --where x
    ? 2
    ! …
    $ croupier bonuses edit --where 'casino!="Lantern Quay"' --last-checked 2999-01-01 --yes --quiet
    $ croupier bonuses due --format count
    2
    $ croupier bonuses confirm "£5 to Try a Live Table" --quiet
    $ croupier bonuses due
    Lantern Quay	50% up to £150 for Live Tables	…	ended on 2026-02-01, never checked	…
    $ croupier bonuses edit ${OFFER} --valid-until 2999-01-01 --last-checked 2999-01-01 --quiet
    $ croupier bonuses due --format count
    0
    $ croupier bonuses due --json
    []
    `,
  );
});

test('a withdrawal answers with the pages that showed the offer, and is taken back', async () => {
  const folder = await sampleFolder();
  await runTranscript(
    folder,
    `
    $ croupier bonuses withdraw ${OFFER} --reason "The casino took it back"
    ! Withdrawn: 50% up to £150 for Live Tables.
    ! 50% up to £150 for Live Tables was on …; gone from …/bonuses…/casino/lantern-quay…
    ! Not looked up: embeds of a market, lists of other countries, filtered lists, comparisons, and searches with other words than the title and the casino.
    ! Caches in front of a served site may answer with embeds of before for 660 seconds; files that were built change with the next build.
    $ croupier bonuses due --format ndjson --fields title | grep -c "Live Tables"
    ? 1
    0
    $ croupier bonuses restore ${OFFER}
    ! Back on the site: 50% up to £150 for Live Tables.
    `,
  );
  const done = await runShell(folder, `croupier bonuses withdraw ${OFFER} --dry-run --json`);
  const said = JSON.parse(done.stdout);
  expect(said).toMatchObject({ change: null, dryRun: true, receipt: { cacheSeconds: 660, leftOut: 0 } });
  expect(said.receipt.offers[0].shownAt).toContain('/casino/lantern-quay');
  const shown = await runShell(folder, `croupier bonuses show ${OFFER} --json`);
  expect(JSON.parse(shown.stdout)).not.toHaveProperty('withdrawnAt');
});
