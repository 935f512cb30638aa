import { randomBytes } from 'node:crypto';
import { access, mkdir, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isOwnName, MANIFEST_FILE, Problem } from '@croupier/core';

/** A folder that is written whole, or stays as it was. */
interface SiteFolder {
  /** Where the files are written. */
  staged: string;
  /** Puts what was written in the place of the folder. Files in it that no export writes come along. */
  commit(): Promise<void>;
  /** Removes what was written; does nothing after `commit`. */
  discard(): Promise<void>;
}

/**
 * Opens a folder beside its place, so that it arrives there by one rename. Problem: `conflict` where files stand that no export
 * wrote, `fault` where it cannot be written.
 */
export async function openSiteFolder(name: string): Promise<SiteFolder> {
  const target = await realpath(name).catch(() => path.resolve(name));
  const isThere = await requireReplaceable(name, target);
  const mark = randomBytes(6).toString('hex');
  const [staged, before] = [`${target}.${mark}.tmp`, `${target}.${mark}.old`];
  await mkdir(path.dirname(target), { recursive: true }).catch((cause: NodeJS.ErrnoException) => {
    throw unwritable(name, cause);
  });
  await mkdir(staged).catch((cause: NodeJS.ErrnoException) => {
    throw unwritable(name, cause);
  });
  return {
    staged,
    async commit() {
      if (!isThere) return rename(staged, target);
      await rename(target, before);
      await rename(staged, target);
      for (const one of await readdir(before))
        if (!isOwnName(one)) await rename(path.join(before, one), path.join(target, one));
      await rm(before, { recursive: true });
    },
    discard: () => rm(staged, { recursive: true, force: true }),
  };
}

/** Whether the folder is there. Problem: `conflict` where it is not ours to replace. */
async function requireReplaceable(name: string, target: string): Promise<boolean> {
  const found = await stat(target).catch(() => undefined);
  if (found === undefined) return false;
  const hint = 'Name a new or an empty folder, or one that an earlier export made.';
  if (!found.isDirectory()) throw new Problem('conflict', `${name} is a file`, { hint });
  const isOwn = await access(path.join(target, MANIFEST_FILE)).then(
    () => true,
    () => false,
  );
  if (!isOwn && (await readdir(target)).length > 0)
    throw new Problem('conflict', `${name} holds files that no export wrote`, { hint });
  return true;
}

function unwritable(name: string, cause: NodeJS.ErrnoException): Problem {
  return new Problem('fault', `${name} cannot be written: ${cause.message}`, {
    hint: 'Name a folder that you may write.',
    cause,
  });
}
