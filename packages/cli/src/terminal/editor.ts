import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Problem } from '@croupier/core';

/** What is edited: the text that stands in the file at first, and what is wrong with a saved one. */
export interface Edited {
  text: string;
  /** Says what the file is for, above the text. */
  about: string;
  /** What is wrong with a text that was saved; nothing where it is good. */
  check(text: string): string[];
}

/**
 * Lets the person write HTML in their editor ($VISUAL, $EDITOR, else vi), in a temporary file; a save that is not good
 * opens it again with what is wrong. Problems: `cancelled` where nothing is done about it, `fault` where there is no editor.
 */
export async function editHtml(
  { text, about, check }: Edited,
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const editor = env.VISUAL || env.EDITOR || 'vi';
  const folder = await mkdtemp(path.join(tmpdir(), 'croupier-edit-'));
  const file = path.join(folder, 'content.html');
  try {
    let notes = [about];
    let before = text;
    for (let isFirst = true; ; isFirst = false) {
      await writeFile(file, `${commented(notes)}${before}${before.endsWith('\n') ? '' : '\n'}`, {
        mode: 0o600,
      });
      await opened(editor, file);
      const after = withoutComment(await readFile(file, 'utf8')).trim();
      const faults = check(after);
      if (faults.length === 0) return after;
      if (!isFirst && after === before.trim()) throw new Problem('cancelled', 'Cancelled; nothing changed.');
      notes = [...faults, 'Mend it and save again, or leave it as it is to cancel.'];
      before = after;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const OPENING = '<!-- croupier:';

function commented(notes: readonly string[]): string {
  return `${OPENING} ${notes.map((note) => note.replaceAll('--', '- -')).join('\n  ')}\n  This comment is left out. -->\n`;
}

function withoutComment(text: string): string {
  const end = text.indexOf('-->');
  return text.startsWith(OPENING) && end >= 0 ? text.slice(end + 3) : text;
}

/** Waits until the editor is closed; what it draws goes to stderr, for stdout is data. */
async function opened(editor: string, file: string): Promise<void> {
  const { spawn } = await import('node:child_process');
  await new Promise<void>((resolve, reject) => {
    const child = spawn('sh', ['-c', `${editor} "$1"`, 'sh', file], { stdio: ['inherit', 2, 2] });
    const failed = (cause?: Error) =>
      reject(
        new Problem('fault', `The editor '${editor}' ended with an error`, {
          hint: 'Name another in EDITOR, or give the text with --content-file.',
          cause,
        }),
      );
    child.on('error', failed);
    child.on('close', (code) => (code === 0 ? resolve() : failed()));
  });
}
