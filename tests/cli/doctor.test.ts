import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, isOverHttp, runShell, sampleFolder } from './shell.js';
import { runTranscript } from './transcript.js';

test('doctor says how grave a finding is, takes some checks alone, and annotates a workflow', async () => {
  const folder = await sampleFolder();
  await runShell(folder, 'croupier redirects add --source /old --target /nowhere');
  expect(await runShell(folder, 'croupier doctor --only dead-redirect-target')).toEqual({
    code: 6,
    stdout:
      'error: Redirect /old → /nowhere: nothing is there\n  Publish a page there, point the redirect elsewhere, or disable it.\n',
    stderr: '1 error found.\n',
  });
  await runTranscript(
    folder,
    `
    $ croupier doctor --only dead-redirect-target --format github
    ::error title=croupier doctor (dead-redirect-target)::Redirect /old → /nowhere: nothing is there Publish a page there, point the redirect elsewhere, or disable it.
    ! 1 error found.
    ? 6
    $ croupier doctor --only dead-link
    ! Nothing is wrong.
    $ croupier doctor --only dead-lnk
    ! --only must be one of …
    ! Did you mean 'dead-link'?
    ? 2
    `,
  );
  const { stdout } = await runShell(folder, 'croupier doctor --json');
  expect(JSON.parse(stdout).findings).toMatchObject([{ check: 'dead-redirect-target', severity: 'error' }]);
});

test('history is narrowed by user, time and record', async () => {
  const folder = await sampleFolder();
  await runShell(folder, 'croupier casinos edit copper-heron --rating 9');
  const count = async (options: string) =>
    (await runShell(folder, `croupier history list --format count ${options}`)).stdout.trim();
  expect(await count('--record copper-heron --by owner --since 1h')).toMatch(/^[12]$/);
  expect(await count('--record copper-heron --since 2999-01-01')).toBe('0');
  expect((await runShell(folder, 'croupier history --since yesterday')).stderr).toContain(
    "--since must be a day or a span, not 'yesterday'",
  );
});

test('doctor says that a site has no address, what it misses for that, and how to give it', async () => {
  const folder = emptyFolder();
  await runShell(folder, 'croupier init guide --name Guide');
  await runTranscript(
    folder,
    `
    $ croupier doctor --store guide
    warning: The settings do not say where the site is, so it has no canonical addresses, no sitemap, no feed and no pictures for social networks
    |   croupier settings set --site-base-url https://guide.example
    ! Last backup: none on record.
    ! 1 warning found.
    ? 6
    $ croupier init other --name Other --base-url guide.example/ --quiet
    $ croupier settings get site-base-url --store other
    https://guide.example
    $ croupier doctor --store other
    ! Last backup: none on record.
    ! Nothing is wrong.
    $ croupier init third --name Third --base-url https://guide.example/reviews
    ! The site stands at the root of its host, not at /reviews
    ! Give it a host of its own, such as https://guide.example.
    ? 2
    `,
  );
});

test('doctor and facts say when the last backup was made, and what it has not', async () => {
  const folder = await sampleFolder();
  await runTranscript(
    folder,
    `
    $ croupier backup whole.backup --quiet
    $ croupier doctor
    ! Last backup: 20… UTC.
    ! Nothing is wrong.
    $ croupier backup - --without-history --quiet | tail -n 1
    {"records":…
    $ croupier doctor
    ! Last backup: 20… UTC, without history.
    ! Nothing is wrong.
    $ croupier doctor --json --jq '.lastBackup.leavesOut | join(" ")'
    history
    $ croupier facts | grep backup
    Last backup: …, without history
    `,
  );
});

test('doctor --format sarif has each finding with its rule, level, words and place', async () => {
  const folder = await sampleFolder();
  await runShell(folder, 'croupier redirects add --source /old --target /nowhere --quiet');
  const { code, stdout, stderr } = await runShell(folder, 'croupier doctor --format sarif');
  expect([code, stderr]).toEqual([6, '']);
  const { version, runs } = JSON.parse(stdout);
  const [{ tool, results }] = runs;
  const { findings } = JSON.parse((await runShell(folder, 'croupier doctor --json')).stdout);
  expect(version).toBe('2.1.0');
  expect(results.map(({ ruleId }: { ruleId: string }) => ruleId)).toEqual(
    findings.map(({ check }: { check: string }) => check),
  );
  for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex]).toEqual({ id: ruleId });
  expect(results).toContainEqual(
    expect.objectContaining({
      ruleId: 'dead-redirect-target',
      level: expect.stringMatching(/^(error|warning|note)$/),
      message: { text: expect.stringContaining('/nowhere') },
      locations: [
        expect.objectContaining({
          physicalLocation: { artifactLocation: { uri: expect.stringMatching(/^redirects\/[\w-]+$/) } },
        }),
      ],
    }),
  );
});

/** Records are checked in the order of their ids: one with this id is the second of two twins. */
const LAST_ID = 'ffffffff-ffff-4fff-bfff-ffffffffffff';

test.skipIf(isOverHttp)(
  'a file that was edited by hand is told once, however often doctor reads it',
  async () => {
    const folder = await sampleFolder();
    const file = path.join(folder, 'croupier-data/casinos.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Copper Heron', 'Copper Herons'));
    const { stderr } = await runShell(folder, 'croupier doctor');
    expect(stderr.match(/casinos\.json was changed outside croupier/g)).toHaveLength(1);
  },
);

test('doctor names what is wrong in listings and markets of files that were edited by hand', async () => {
  const folder = await sampleFolder();
  const editFile = (name: string, change: (records: Record<string, string>[]) => void) => {
    const file = path.join(folder, `croupier-data/${name}.json`);
    const records = JSON.parse(readFileSync(file, 'utf8'));
    change(records);
    writeFileSync(file, JSON.stringify(records, null, 2));
  };
  editFile('listings', (listings) => {
    const [heronDe = {}, heronMt = {}, quayGb = {}, quayDe = {}, kiteOn = {}] = listings;
    Object.assign(heronDe, { offerId: quayGb.offerId });
    Object.assign(heronMt, { offer: 'Gone', offerId: randomUUID() });
    Object.assign(kiteOn, { casino: 'Away', casinoId: randomUUID() });
    listings.push({ ...quayDe, id: LAST_ID, slug: 'quay', accepts: 'yes' });
  });
  editFile('markets', (markets) => markets.push({ ...markets[0], id: LAST_ID }));
  await runTranscript(
    folder,
    `
    $ croupier doctor --quiet
    warning: Listing 'copper-heron-in-de' is linked to bonus '50% up to £150 for Live Tables', which is not a bonus of its casino
    |   Name a bonus of its casino with croupier listings edit copper-heron-in-de --offer TITLE, or none with --offer "": visitors see none of it.
    warning: Listing 'copper-heron-in-mt' is linked to no bonus that is there, and names bonus 'Gone'
    |   Name a bonus of its casino with croupier listings edit copper-heron-in-mt --offer TITLE, or none with --offer "": visitors see none of it.
    warning: Listing 'paper-kite-in-ca-on' is linked to no casino that is there, and names casino 'Away'
    |   Say which casino it is of with croupier listings edit paper-kite-in-ca-on --casino SLUG, or croupier listings delete paper-kite-in-ca-on: it has no effect.
    warning: Listing 'quay' says how Lantern Quay stands in Germany, and so does 'lantern-quay-in-de'
    |   Compare croupier listings show quay with croupier listings show lantern-quay-in-de, then croupier listings delete one of them.
    warning: Market GB (United Kingdom) is there more than once
    |   Compare croupier markets show …
    ? 6
    `,
  );
  const { findings } = JSON.parse((await runShell(folder, 'croupier doctor --json')).stdout);
  const { runs } = JSON.parse((await runShell(folder, 'croupier doctor --format sarif')).stdout);
  const checks = ['dangling-reference', 'dangling-reference', 'dangling-reference'];
  checks.push('duplicate-listing', 'duplicate-market');
  expect(findings.map(({ check }: { check: string }) => check)).toEqual(checks);
  expect(runs[0].results.map(({ ruleId }: { ruleId: string }) => ruleId)).toEqual(checks);
  const [twin] = findings[4].mend.match(/[0-9a-f-]{36}/g);
  await runTranscript(
    folder,
    `
    $ croupier listings edit copper-heron-in-de --offer "100% up to €200 and 50 Free Spins" --quiet
    $ croupier listings edit copper-heron-in-mt --offer "" --quiet
    $ croupier listings edit paper-kite-in-ca-on --casino paper-kite --quiet
    $ croupier listings delete quay --yes --quiet
    $ croupier markets delete ${twin} --yes --quiet
    $ croupier doctor
    ! Last backup: none on record.
    ! Nothing is wrong.
    `,
  );
});
