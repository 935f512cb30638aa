import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Gives the tests a folder of their own for temporary files, and removes it after the last of them. */
export default function setup(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'croupier-run-'));
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(folder, { recursive: true, force: true });
  };
}
