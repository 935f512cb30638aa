import { cancelledProblem } from '../errors/interruption.js';

/** Whether the terminal only writes line after line, as TERM=dumb says: editors' own, some for braille and speech. */
export function isDumbTerminal(env: NodeJS.ProcessEnv = process.env): boolean {
  return env.TERM === 'dumb';
}

/** Prompts on a new line and reads a line, without control sequences. Problem: `cancelled` if the input ends. */
export async function promptLine(message: string): Promise<string> {
  const { createInterface } = await import('node:readline');
  const lines = createInterface({ input: process.stdin, terminal: false });
  process.stderr.write(`${message} `);
  return new Promise((resolve, reject) => {
    lines.once('line', (line) => {
      resolve(line.trim());
      lines.close();
    });
    lines.once('close', () => reject(cancelledProblem()));
  });
}
