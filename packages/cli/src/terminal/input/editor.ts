import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isProblem, Problem } from '@croupier/core';
import { cancelledProblem } from '../errors/interruption.js';

/** The text to edit. */
interface EditHtmlOptions {
  /** The initial text of the file. */
  text: string;
  /** A comment above the text that says what the file is for. */
  description: string;
  /** Called with the saved text; an `invalid` or `conflict` Problem opens the editor again. */
  save(text: string): Promise<void>;
  /** Hears where a text lies that could not be saved. */
  onUnsaved(file: string): void;
}

/**
 * Opens HTML in the user's editor ($VISUAL, $EDITOR, else vi) until it is saved; a refused text opens again with the
 * reason. Problems: `cancelled` if a refused text is left as it is, `fault` without an editor, and those of `save`.
 */
export async function editHtml(
  { text, description, save, onUnsaved }: EditHtmlOptions,
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const editor = env.VISUAL || env.EDITOR || 'vi';
  const folder = await mkdtemp(path.join(tmpdir(), 'croupier-edit-'));
  const file = path.join(folder, 'content.html');
  let notes = [description];
  let before = text.trim();
  let after = before;
  try {
    for (let isFirst = true; ; isFirst = false) {
      await writeFile(file, `${toComment(notes)}${before}\n`, { mode: 0o600 });
      await runEditor(editor, file);
      after = withoutComment(await readFile(file, 'utf8')).trim();
      if (!isFirst && after === before) throw cancelledProblem();
      const refused = await save(after).then(
        () => undefined,
        (error: unknown) => rejectionMessages(error),
      );
      if (refused === undefined) break;
      notes = [...refused, 'Mend it and save again, or leave it as it is to cancel.'];
      before = after;
    }
  } catch (error) {
    if (after === text.trim() || after === '') await rm(folder, { recursive: true, force: true });
    else onUnsaved(file);
    throw error;
  }
  await rm(folder, { recursive: true, force: true });
}

/** The messages of a refused text; rethrows any other error. */
function rejectionMessages(error: unknown): string[] {
  // Writing more does not help against a newer record.
  if (isProblem(error) && error.reason === 'change.stale') throw error;
  if (!isProblem(error) || (error.code !== 'invalid' && error.code !== 'conflict')) throw error;
  return error.issues.length > 0 ? error.issues.map(({ message }) => message) : [error.message];
}

const COMMENT_START = '<!-- croupier:';

function toComment(notes: readonly string[]): string {
  return `${COMMENT_START} ${notes.map((note) => note.replaceAll('--', '- -')).join('\n  ')}\n  This comment is left out. -->\n`;
}

function withoutComment(text: string): string {
  const end = text.indexOf('-->');
  return text.startsWith(COMMENT_START) && end >= 0 ? text.slice(end + 3) : text;
}

/** Waits until the editor is closed; it draws on stderr, since stdout is for data. */
async function runEditor(editor: string, file: string): Promise<void> {
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
