import { expect } from 'vitest';
import { isOverHttp, runShell, type ShellOptions } from './shell.js';

/**
 * Runs a transcript. `$ ` begins a command, `! ` a line of stderr, `? ` an exit code other than 0, and anything
 * else is a line of stdout, with `| ` before it where it begins with spaces; `…` stands for any text, and alone on a line for any lines.
 */
export async function runTranscript(folder: string, script: string, given: ShellOptions = {}): Promise<void> {
  for (const scene of parseTranscript(script)) {
    const done = await runShell(folder, scene.command, given);
    expect.soft(done.code, `exit code of: ${scene.command}\n${done.stderr}`).toBe(scene.code);
    expectLines(done.stdout, scene.stdout, `stdout of: ${scene.command}`);
    expectLines(done.stderr, scene.stderr, `stderr of: ${scene.command}`);
  }
}

interface TranscriptStep {
  command: string;
  code: number;
  stdout: string[];
  stderr: string[];
}

function parseTranscript(script: string): TranscriptStep[] {
  const scenes: TranscriptStep[] = [];
  for (const raw of script.split('\n')) {
    const line = raw.trimStart();
    const scene = scenes.at(-1);
    if (line.startsWith('$ ')) scenes.push({ command: line.slice(2), code: 0, stdout: [], stderr: [] });
    else if (line.trim() === '') continue;
    else if (scene === undefined) throw new Error(`No command before: ${line}`);
    else if (line.startsWith('! ')) scene.stderr.push(line.slice(2));
    else if (line.startsWith('? ')) scene.code = Number(line.slice(2));
    else scene.stdout.push(line.replace(/^\| /, ''));
  }
  return scenes;
}

function expectLines(text: string, lines: readonly string[], what: string): void {
  const pattern = lines
    .map((line) => (line === '…' ? '(?:.*\\n)*' : `${line.split('…').map(escaped).join('.*')}\\n`))
    .join('');
  const isSame = new RegExp(`^${pattern}$`).test(text);
  if (!isSame) expect.soft(text, what).toBe(lines.length === 0 ? '' : `${lines.join('\n')}\n`);
}

function escaped(text: string): string {
  const pattern = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // Over HTTP a user does what the owner of the files does else.
  return isOverHttp ? pattern.replace(/\bowner\b/g, '(?:owner|admin)') : pattern;
}
