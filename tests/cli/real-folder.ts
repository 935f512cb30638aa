import { cpSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { sharedRealStore } from '../real-site/real-site.js';
import { emptyFolder, runShell } from './shell.js';

/** A real site in `croupier-data`, with an administrator and a post that has a dead link. */
export async function realFolder(): Promise<string> {
  const folder = emptyFolder();
  cpSync(await sharedRealStore(), path.join(folder, 'croupier-data'), { recursive: true });
  for (const line of [
    'croupier users add --username boss --email boss@example.com --role admin --quiet',
    'croupier posts add --title "Dead ends" --excerpt "Where nothing leads." --content "<p><a href=/gone>Gone</a></p>" --is-published true --quiet',
  ]) {
    const { code, stderr } = await runShell(folder, line);
    expect(stderr).toBe('');
    expect(code).toBe(0);
  }
  return folder;
}

/** What a check says of that post. */
export const DEAD_LINK = '/blog/dead-ends: It links to /gone, which is not there (dead-link)';
