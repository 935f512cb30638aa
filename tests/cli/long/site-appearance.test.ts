import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pngFile } from '../../../packages/core/src/values/testing/small-pictures.js';
import { runShell, sampleFolder } from '../shell.js';

const png = (side: number) => pngFile(side, side);

test('homepage edit uses the messages of the screens, and a dry run lists changes field by field', async () => {
  const folder = await sampleFolder();
  expect(
    await runShell(folder, 'croupier homepage edit --hero-title "Looked at closely" --reviews 120'),
  ).toMatchObject({
    code: 0,
    stdout: '',
    stderr: 'Homepage content updated successfully!\n',
  });
  const { stdout } = await runShell(
    folder,
    'croupier homepage edit --hero-title Anew --reviews 121 --dry-run',
  );
  expect(stdout).toContain('content.heroTitle: Looked at closely → Anew');
  expect(stdout).toContain('content.statsValues.reviews: 120 → 121');
  expect(await runShell(folder, 'croupier homepage edit --hero-title ""')).toMatchObject({
    code: 6,
    stderr: 'Hero title is required\n',
  });
  expect(
    await runShell(folder, 'croupier homepage sections edit 2 --best-casinos-title Where'),
  ).toMatchObject({
    stderr: 'Best casinos updated successfully!\n',
  });
  const unknown = await runShell(folder, 'croupier homepage sections edit 99 --title x');
  expect(unknown).toMatchObject({ code: 5, stderr: expect.stringMatching(/^Section Not Found\n/) });
});

test('homepage edit --from refuses what it did not see, and --force saves it all the same', async () => {
  const folder = await sampleFolder();
  await runShell(folder, 'croupier homepage show --json > home.json');
  await runShell(folder, 'croupier homepage edit --hero-title "By somebody else"');
  const late = await runShell(folder, 'croupier homepage edit --from home.json --hero-subtitle Late');
  expect(late).toMatchObject({ code: 7, stderr: expect.stringMatching(/was changed .*--force/s) });
  const forced = await runShell(
    folder,
    'croupier homepage edit --from home.json --hero-subtitle Late --force',
  );
  expect(forced.code).toBe(0);
});

test('errors in custom CSS have a line and a column, and earlier versions can be restored', async () => {
  const folder = await sampleFolder();
  writeFileSync(path.join(folder, 'bad.css'), 'h1 { color: teal }\n@import "x";\nh2 { colour }\n');
  writeFileSync(path.join(folder, 'good.css'), 'h1 { color: teal }\n');
  expect(await runShell(folder, 'croupier styles set bad.css')).toMatchObject({
    code: 6,
    stderr: expect.stringMatching(/Error Saving CSS\. Line 2, column 1: @import .*Line 3, column 6: /s),
  });
  const draft = await runShell(folder, 'croupier styles set bad.css --draft');
  expect(draft).toMatchObject({ code: 0, stderr: expect.stringContaining('Line 3, column 6: ') });
  expect((await runShell(folder, 'croupier styles set good.css')).stderr).toBe('CSS Saved Successfully.\n');
  expect((await runShell(folder, 'echo "h2 { x: y }" | croupier styles set - --description Two')).code).toBe(
    0,
  );
  expect((await runShell(folder, 'croupier styles history')).stdout).toMatch(/^1\t.*\t18\t\n$/);
  expect((await runShell(folder, 'croupier styles revert && croupier styles show')).stdout).toBe(
    'h1 { color: teal }\n',
  );
  expect((await runShell(folder, 'croupier styles reset')).stderr).toBe('CSS Reset.\n');
  expect((await runShell(folder, 'croupier styles revert 9')).code).toBe(5);
});

test('a picture is named by its content, and cannot be deleted while it is used', async () => {
  const folder = await sampleFolder();
  const media = path.join(folder, 'croupier-data/media');
  writeFileSync(path.join(folder, 'fox.jpg'), png(64));
  writeFileSync(path.join(folder, 'bomb.png'), png(30_000));
  writeFileSync(path.join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(path.join(folder, 'big.png'), Buffer.concat([png(64), Buffer.alloc(10 * 1024 * 1024)]));
  for (const [file, message] of [
    ['logo.svg', 'Please upload an image file'],
    ['bomb.png', '30000 × 30000 pixels'],
    ['big.png', 'larger than 10 MB'],
  ] as const) {
    const refused = await runShell(folder, `croupier media add fox.jpg ${file}`);
    expect(refused, file).toMatchObject({ code: 6, stdout: '', stderr: expect.stringContaining(message) });
  }
  const { stdout } = await runShell(folder, 'croupier media add fox.jpg');
  expect(stdout).toMatch(/^\/media\/[0-9a-f]{32}\.png\n$/);
  expect(readdirSync(media).sort()).toEqual([path.basename(stdout.trim()), 'media.json'].sort());
  await runShell(folder, `croupier casinos edit copper-heron --logo ${stdout.trim()}`);
  expect(await runShell(folder, 'croupier media delete fox.jpg --yes')).toMatchObject({
    code: 7,
    stderr: expect.stringContaining("fox.jpg is shown by Casino 'Copper Heron' (logo)"),
  });
  await runShell(folder, 'croupier undo --yes && croupier media delete fox.jpg --yes');
  expect((await runShell(folder, 'croupier doctor --json')).stdout).toContain('left-over-media');
  await runShell(folder, 'croupier doctor --fix');
  expect(readdirSync(media)).toEqual(['media.json']);
});

test('embed accepts only active casinos, and warns of a blacklisted one', async () => {
  const folder = await sampleFolder();
  const base = '--base-url https://guide.example';
  const element = await runShell(folder, `croupier embed copper-heron ${base}`);
  expect(element.stdout).toMatch(/^<croupier-casino-card slug="copper-heron" .*\n<script async src="https:/);
  const pinned = await runShell(folder, `croupier embed copper-heron lantern-quay --pinned ${base}`);
  expect(pinned.stdout).toMatch(
    /^<croupier-compare .*\/embed\/[0-9a-f]{16}\/croupier.js" integrity="sha384-/s,
  );
  const given = await runShell(
    folder,
    `croupier embed copper-heron ${base} --affiliate-id guide-7 --subid sidebar --theme dark`,
  );
  expect(given.stdout).toContain(' affiliate-id="guide-7" subid="sidebar" theme="dark">');
  const wrong = await runShell(folder, `croupier embed copper-heron ${base} --theme drak`);
  expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining("Did you mean 'dark'")]);
  const toplist = await runShell(folder, `croupier embed --toplist status=featured --limit 2 ${base}`);
  expect(toplist.stdout).toMatch(/^<croupier-toplist query="status=featured" limit="2" /);
  expect(await runShell(folder, `croupier embed ${base}`)).toMatchObject({ code: 6 });
  const json = await runShell(folder, `croupier embed copper-heron --as react,html ${base} --json`);
  expect(Object.keys(JSON.parse(json.stdout).snippets)).toEqual(['react', 'html']);
  await runShell(folder, 'croupier casinos blacklist copper-heron');
  expect((await runShell(folder, `croupier embed copper-heron ${base}`)).stderr).toContain('is blacklisted');
  await runShell(folder, 'croupier casinos deactivate copper-heron');
  expect(await runShell(folder, `croupier embed copper-heron ${base}`)).toMatchObject({
    code: 6,
    stdout: '',
  });
  expect(await runShell(folder, `croupier embed copper-heran ${base}`)).toMatchObject({ code: 5 });
  expect(await runShell(folder, `croupier embed copper-heron --as ifram ${base}`)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("Did you mean 'iframe'?"),
  });
});

test('the title and the alternative text of a picture are changed, and each list has an order of choice', async () => {
  const folder = await sampleFolder();
  writeFileSync(path.join(folder, 'fox.png'), png(20));
  await runShell(folder, 'croupier media add fox.png --quiet');
  const changed = await runShell(folder, 'croupier media edit fox.png --alt "A fox at dusk" --title Fox');
  expect(changed).toMatchObject({ code: 0, stderr: expect.stringMatching(/^Changed/) });
  const { stdout } = await runShell(folder, 'croupier media list --json --fields title,alt');
  expect(JSON.parse(stdout)).toEqual([{ title: 'Fox', alt: 'A fox at dusk' }]);
  expect(await runShell(folder, 'croupier media edit Fox')).toMatchObject({ code: 2 });
  const names = async (order: string) =>
    (await runShell(folder, `croupier games list --sort ${order} --json --jq '.[].name'`)).stdout
      .trim()
      .split('\n');
  expect(await names('-name')).toEqual((await names('name')).reverse());
});
