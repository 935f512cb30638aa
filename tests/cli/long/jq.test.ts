import { expect, test } from 'vitest';
import { runInPseudoTerminal } from '../pseudo-terminal.js';
import { runShell, sampleFolder } from '../shell.js';
import { runTranscript } from '../transcript.js';

test('--jq prints texts as they are and other values as JSON, a line each', async () => {
  await runTranscript(
    await sampleFolder(),
    `
    $ croupier casinos list --jq '.[:2][].slug'
    brass-magpie
    copper-heron
    $ croupier casinos list --jq '.[:2] | map({slug, rating})'
    [{"slug":"brass-magpie","rating":2.3},{"slug":"copper-heron","rating":9.2}]
    $ croupier casinos list --format ndjson --jq 'select(.rating > 9) | [.slug, .rating]'
    ["copper-heron",9.2]
    $ croupier --jq=length casinos export
    4
    $ croupier casinos show copper-heron --jq .missing
    null
    $ croupier casinos list --jq empty
    `,
  );
});

test('--jq works on what a change prints, and a dry run', async () => {
  await runTranscript(
    await sampleFolder(),
    `
    $ croupier casinos unfeature copper-heron --dry-run --jq '.plan[0].changes.isFeatured.after'
    false
    $ croupier casinos unfeature copper-heron --jq '.records[].name'
    Copper Heron
    $ croupier history --jq '.[0].operation'
    casinos.unfeature
    `,
  );
});

test('an expression that does not compile is refused in the words of jq, before anything changes', async () => {
  const folder = await sampleFolder();
  const refused = await runShell(folder, "croupier casinos unfeature copper-heron --jq '.records[] | nam'");
  expect(refused).toMatchObject({ code: 2, stdout: '' });
  const { error } = JSON.parse(refused.stderr);
  expect(error).toMatchObject({ code: 'usage', exitCode: 2 });
  expect(error.message).toContain("--jq '.records[] | nam': nam/0 is not defined");
  expect(await runShell(folder, "croupier history --jq '.[0].operation'")).toMatchObject({
    stdout: 'store.init\n',
  });
});

test('an expression that fails on the data says why, and after a change that the change was made', async () => {
  const folder = await sampleFolder();
  const list = await runShell(folder, 'croupier casinos list --jq .slug');
  expect(list).toMatchObject({ code: 2, stdout: '' });
  expect(list.stderr).toContain('Cannot index array with string');
  const change = await runShell(folder, 'croupier casinos unfeature copper-heron --jq .records.slug');
  expect(change).toMatchObject({ code: 1, stdout: '' });
  expect(change.stderr).toContain('The change was written, but could not be printed');
  expect((await runShell(folder, "croupier history --jq '.[0].operation'")).stdout).toBe(
    'casinos.unfeature\n',
  );
});

test('--jq is refused where a command prints no JSON, and beside a format that is none', async () => {
  const folder = await sampleFolder();
  const script = await runShell(folder, 'croupier completion bash --jq .');
  expect(script).toMatchObject({ code: 2, stdout: '' });
  expect(script.stderr).toContain('--jq needs JSON, and this command prints none');
  expect(await runShell(folder, 'croupier casinos list --format csv --jq .')).toMatchObject({ code: 2 });
});

test('Ctrl-C ends an expression that goes on for ever', async () => {
  const folder = await sampleFolder();
  const line = `croupier casinos list --jq '[range(infinite) | empty]' & sleep 2; kill -INT $!; wait $!; echo "ended with $?"`;
  // With job control a process in the background hears Ctrl-C.
  expect((await runShell(folder, `set -m; ${line}`)).stdout).toContain('ended with 130');
});

test('at a terminal JSON is indented, and escape sequences in texts are dead', async () => {
  const folder = await sampleFolder();
  const { text } = await runInPseudoTerminal(
    folder,
    `croupier casinos list --jq '.[0] | {slug}, "a\\u001b[31mb"'`,
    [],
  );
  expect(text).toContain('{\r\n  "slug": "brass-magpie"\r\n}');
  expect(text).toContain('a\u{fffd}[31mb');
});
