import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type AccountClient, createAccountClient } from '../../site/account-client.js';
import { type ServedFolder, servedFolder } from '../served-folder.js';
import { runShell } from '../shell.js';

const PASSWORD = 'kvetch umbra 94';

/** Somebody who works on a served site in a browser. */
interface Colleague {
  ask(operation: string, body: object): Promise<{ status: number; json: Answer }>;
}

interface Answer {
  result: { record: { pros: string[] }; hash: string };
  change?: { id: string; by: { name: string } };
  problem: { reason: string; message: string };
}

/** A served store with a casino, and one who signs in to it with a role. */
async function serveFox() {
  const site = await servedFolder();
  await runShell(site.folder, 'croupier casinos add --name Fox --description x --quiet');
  return site;
}

async function signIn({ folder, address }: ServedFolder, name: string, role: string): Promise<Colleague> {
  await runShell(
    folder,
    `croupier users add --username ${name} --email ${name}@guide.example --role ${role} --quiet
    printf "%s" "${PASSWORD}" | croupier users set-password ${name} --from - --quiet`,
  );
  const client: AccountClient = createAccountClient(address);
  expect((await client.post('/login', { identifier: name, password: PASSWORD })).status).toBe(303);
  return {
    async ask(operation, body) {
      const response = await fetch(`${address}/api/${operation}`, {
        method: 'POST',
        headers: { cookie: client.cookies(), origin: address, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { status: response.status, json: (await response.json()) as Answer };
    },
  };
}

const show = (who: Colleague) => who.ask('casinos.show', { input: { record: 'fox' } });
const idOf = async (who: Colleague) => ((await show(who)).json.result.record as unknown as { id: string }).id;

test('two people and a script on one record: whoever comes later hears who changed what, and nothing is lost', async () => {
  const site = await serveFox();
  const ann = await signIn(site, 'ann', 'editor');
  const ben = await signIn(site, 'ben', 'moderator');
  const id = await idOf(ann);
  const run = (line: string) => runShell(site.folder, line, { env: site.env });
  const edit = (who: Colleague, changes: object, hash: string) =>
    who.ask('casinos.edit', { input: { record: 'fox', changes }, expect: { in: 'casinos', id, hash } });

  const { hash } = (await show(ann)).json.result;
  expect((await show(ben)).json.result.hash).toBe(hash);
  await run('croupier casinos show fox --json > fox.json');

  expect((await edit(ann, { reviewer: 'Ann' }, hash)).status).toBe(200);
  const late = await edit(ben, { rating: 4 }, hash);
  expect(late.status).toBe(409);
  expect(late.json.problem.message).toContain("Casino 'fox' was changed by ann");
  expect(late.json.problem.message).toContain('(reviewer)');
  const script = await run('croupier casinos edit fox --from fox.json --rating 5');
  expect(script.code).toBe(7);
  expect(script.stderr).toContain("Casino 'fox' was changed by ann");
  expect(script.stderr).toContain('(reviewer)');

  expect((await edit(ben, { rating: 4 }, (await show(ben)).json.result.hash)).status).toBe(200);
  const kept = await run('croupier casinos show fox --json --fields reviewer,rating');
  expect(JSON.parse(kept.stdout)).toEqual({ reviewer: 'Ann', rating: 4 });
});

test('many edits of one record at once, each from what its writer saw, all stand there in the end', async () => {
  const site = await serveFox();
  const people = [await signIn(site, 'ann', 'editor'), await signIn(site, 'ben', 'moderator')];
  const id = await idOf(people[0] as Colleague);
  const wanted: string[] = [];
  let conflicts = 0;
  const inBrowser = async (who: Colleague, name: string) => {
    for (let n = 0; n < 8; n++) {
      wanted.push(`${name} ${n}`);
      for (;;) {
        const { record, hash } = (await show(who)).json.result;
        const changes = { pros: [...record.pros, `${name} ${n}`] };
        const body = { input: { record: 'fox', changes }, expect: { in: 'casinos', id, hash } };
        const { status } = await who.ask('casinos.edit', body);
        if (status === 200) break;
        expect(status).toBe(409);
        conflicts++;
      }
    }
  };
  const inTerminal = async () => {
    for (let n = 0; n < 3; n++) {
      wanted.push(`script ${n}`);
      const { stdout } = await runShell(site.folder, 'croupier casinos show fox --json', { env: site.env });
      const { pros, updatedAt } = JSON.parse(stdout);
      const line = `croupier casinos edit fox --expect ${updatedAt} --pros "${[...pros, `script ${n}`].join('|')}"`;
      const { code } = await runShell(site.folder, line, { env: site.env });
      expect([0, 7]).toContain(code);
      if (code === 0) continue;
      conflicts++;
      // As a person does who looks again: this adds to whatever is there.
      const again = `croupier casinos edit fox --set "pros+=script ${n}"`;
      expect((await runShell(site.folder, again, { env: site.env })).code).toBe(0);
    }
  };
  await Promise.all([
    inBrowser(people[0] as Colleague, 'ann'),
    inBrowser(people[1] as Colleague, 'ben'),
    inTerminal(),
  ]);
  const { record } = (await show(people[0] as Colleague)).json.result;
  expect(record.pros.toSorted()).toEqual(wanted.toSorted());
  expect(conflicts).toBeGreaterThan(0);
});

test('a change that is asked for twice with one id, one after the other or at once, is made once', async () => {
  const site = await serveFox();
  const ann = await signIn(site, 'ann', 'editor');
  const changeId = () => randomUUID().replace(/(?<=^.{14})4/, '7');
  const add = (name: string, change: string) =>
    ann.ask('casinos.add', { input: { record: { name, description: 'Calm.' } }, change });

  const twice = changeId();
  const first = await add('Owl', twice);
  const second = await add('Owl', twice);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.json.change).toEqual(first.json.change);
  expect(second.json.result).toEqual(first.json.result);

  const atOnce = changeId();
  const answers = await Promise.all(Array.from({ length: 4 }, () => add('Heron', atOnce)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await add('Kite', atOnce)).status).toBe(409);

  const names = await runShell(site.folder, 'croupier casinos list --json --jq ".[].name"');
  expect(names.stdout.trim().split('\n').toSorted()).toEqual(['Fox', 'Heron', 'Owl']);
});
