import type { Session } from '../session.js';
import { replaceControlsExceptColors } from './control-characters.js';

/** What git sets where the person sets nothing: `less` ends by itself where one screen is enough, and keeps colors. */
const PAGER_SETTINGS = { LESS: 'FRX', LV: '-c' };
/** The exit code of a shell that finds no such command, and of one that may not run it. */
const DID_NOT_RUN = [126, 127];

/** Prints a text on stdout: in a pager where a person looks and the text is longer than the screen. */
export async function printPaged(session: Session, text: string): Promise<void> {
  const pager = pagerFor(session, text);
  if (pager === undefined || !(await runPager(pager, replaceControlsExceptColors(text))))
    await session.print(text);
}

/** The pager of the person, as git finds it; undefined where none is wanted. */
function pagerFor(
  { globals }: Session,
  text: string,
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const { isTTY, rows } = process.stdout;
  const isWanted = globals.pager !== false && globals.input && !env.CI && env.TERM !== 'dumb';
  // A terminal that does not know its height is no place to page.
  if (!isTTY || !isWanted || !rows || text.split('\n').length <= rows) return undefined;
  const pager = (env.CROUPIER_PAGER ?? env.PAGER ?? 'less').trim();
  return pager === '' || pager === 'cat' ? undefined : pager;
}

/** Whether the pager ran; a person who leaves it before its end has seen enough. */
async function runPager(pager: string, text: string): Promise<boolean> {
  const { spawn } = await import('node:child_process');
  // Ctrl-C is for the pager, which goes on; it would end us first, and leave the terminal as the pager has set it.
  const listeners = process.listeners('SIGINT');
  process.on('SIGINT', ignore);
  for (const listener of listeners) process.removeListener('SIGINT', listener);
  try {
    return await new Promise<boolean>((resolve) => {
      const child = spawn('sh', ['-c', pager], {
        stdio: ['pipe', 'inherit', 'inherit'],
        env: { ...PAGER_SETTINGS, ...process.env },
      });
      child.on('error', () => resolve(false));
      child.on('close', (code) => resolve(code === null || !DID_NOT_RUN.includes(code)));
      child.stdin.on('error', ignore);
      child.stdin.end(text);
    });
  } finally {
    // One of them listens at every moment: where none does, Node lets the signal end the process.
    for (const listener of listeners) process.on('SIGINT', listener);
    process.removeListener('SIGINT', ignore);
  }
}

function ignore(): void {}
