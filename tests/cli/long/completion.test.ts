import { expect, test } from 'vitest';
import { emptyFolder, runShell, sampleFolder } from '../shell.js';

/** The completions of bash at the end of each line. */
async function offered(folder: string, lines: readonly string[]): Promise<string[][]> {
  const asks = lines.map((line) => {
    const words = line.split(/ +|(=)/).filter((word) => word !== undefined);
    const quoted = words.map((word) => `'${word}'`).join(' ');
    return `COMP_WORDS=(${quoted}); COMP_CWORD=${words.length - 1}; _croupier; echo "\${COMPREPLY[*]}"`;
  });
  const { stdout, stderr } = await runShell(
    folder,
    ['source <(croupier completion bash)', ...asks].join('\n'),
  );
  expect(stderr).toBe('');
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' ').filter((word) => word !== ''));
}

const LINES: Record<string, string[]> = {
  'croupier hi': ['history'],
  'croupier homepage sections dis': ['disable'],
  'croupier homepage sections disable adv': ['advertising'],
  'croupier homepage sections edit 2 --best-casinos-t': ['--best-casinos-title'],
  'croupier settings get logoW': ['logoWidth'],
  'croupier settings set --logo-w': ['--logo-width'],
  'croupier bonuses temp': ['template'],
  'croupier games imp': ['import'],
  'croupier posts pub': ['publish'],
  'croupier pages footer --clean': ['--clean-duplicates'],
  'croupier menus move --menu f': ['footer'],
  'croupier redirects export --host ng': ['nginx'],
  'croupier users edit --role mod': ['moderator'],
  'croupier media ad': ['add'],
  'croupier styles rev': ['revert'],
  'croupier tracking cli': ['clicks'],
  'croupier embed copper-heron --as if': ['iframe'],
  'croupier casinos un': ['unfeature', 'unblacklist'],
  'croupier casino unf': ['unfeature'],
  'croupier casinos list --s': ['--search', '--status', '--sort', '--store', '--site'],
  'croupier casinos list --sort na': ['name'],
  'croupier casinos list --sort=na': ['name'],
  'croupier casinos list --sort -minD': ['-minDeposit'],
  'croupier pages list --sort slug,-upd': ['slug,-updatedAt'],
  'croupier casinos list --status active,fe': ['active,featured'],
  'croupier casinos list --status active,': ['active,inactive', 'active,featured', 'active,blacklisted'],
  'croupier casinos list --fields slug,saf': ['slug,safetyRating'],
  'croupier casinos show co': ['copper-heron'],
  'croupier casinos feature paper-kite la': ['lantern-quay'],
  'croupier casinos edit copper-heron --is-active f': ['false'],
  'croupier --store croupier-data casinos show co': ['copper-heron'],
  'croupier completion z': ['zsh'],
  'croupier schema menu-i': ['menu-item'],
  'croupier schema casinos.im': ['casinos.import'],
};

test('bash is offered nouns, verbs, options, choices, fields and slugs', async () => {
  expect(await offered(await sampleFolder(), Object.keys(LINES))).toEqual(Object.values(LINES));
});

test('completion offers nothing and prints nothing when it finds nothing', async () => {
  const lines = ['croupier casinos show co', 'croupier nonsense more', 'croupier hi'];
  expect(await offered(emptyFolder(), lines)).toEqual([[], [], ['history']]);
});

test('nouns, verbs, options and records are offered with what they are', async () => {
  const { stdout } = await runShell(
    await sampleFolder(),
    ['casi', 'casinos unf', 'casinos list --sor', 'casinos show co', 'history show 1']
      .map((line) => `croupier complete -- ${line}`)
      .join('\n'),
  );
  expect(
    stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t')),
  ).toEqual([
    ['casinos', expect.stringMatching(/./)],
    ['unfeature', expect.stringMatching(/./)],
    ['--sort', expect.stringMatching(/^the order/)],
    ['copper-heron', 'Copper Heron'],
    ['1', expect.stringMatching(/: /)],
  ]);
});

test('bash is offered sources where a command takes one, and none as the path of a redirect', async () => {
  const folder = await sampleFolder();
  await runShell(folder, 'croupier sources save ontario --collection casinos --quiet');
  const lines = [
    'croupier sources show on',
    'croupier sources delete on',
    'croupier sources decide on',
    'croupier casinos import --source on',
    'croupier imports list --source on',
  ];
  expect(await offered(folder, lines)).toEqual(lines.map(() => ['ontario']));
  expect(await offered(folder, ['croupier redirects add --source on'])).toEqual([[]]);
});
