import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';

/** Ways to receive a store: each copies `from` to `to`. */
export const CARRIERS: Record<string, (from: string, to: string) => void> = {
  'in a folder': (from, to) => void execFileSync('cp', ['-a', from, to]),
  'unpacked from tar': (from, to) => {
    mkdirSync(to);
    const packed = execFileSync('tar', ['-C', from, '-cf', '-', '.'], { maxBuffer: 1 << 26 });
    execFileSync('tar', ['-C', to, '-xf', '-'], { input: packed });
  },
  'cloned with git': (from, to) => {
    const repository = `${to}.git-source`;
    cpSync(from, repository, { recursive: true, verbatimSymlinks: true });
    git('-C', repository, 'init', '--quiet');
    git('-C', repository, 'add', '--force', '--all');
    git(
      '-C',
      repository,
      '-c',
      'user.name=Eve',
      '-c',
      'user.email=eve@example.com',
      'commit',
      '-qm',
      'A store',
    );
    git('-c', 'core.symlinks=true', 'clone', '--quiet', repository, to);
  },
};

/** Kinds of entries that git does not store. */
export const NOT_IN_GIT = ['a pipe', 'a folder'];

function git(...args: string[]): void {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
  execFileSync('git', args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
}
