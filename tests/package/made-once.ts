import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The folder for temporary files of this run, which is removed after its last test; read before Chromium is unpacked elsewhere. */
export const RUN_FOLDER = tmpdir();

/** The folder of this name, which the first file of a run that asks for it makes, and for which the others wait. */
export async function madeOnce(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = path.join(RUN_FOLDER, `croupier-${name}`);
  const outcome = `${folder}.outcome`;
  const isFirst = await mkdir(folder).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    const failure = await make(folder).then(
      () => '',
      (thrown: unknown) => String(thrown),
    );
    await writeFile(`${outcome}.tmp`, failure);
    await rename(`${outcome}.tmp`, outcome);
  }
  while (!(await isThere(outcome))) await sleep(100);
  const failure = await readFile(outcome, 'utf8');
  if (failure !== '') throw new Error(failure);
  return folder;
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
