import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { doctorCheck, doctorMend } from '../../../operations/doctor/doctor.js';
import { storeBackup } from '../../../operations/store/backup.js';
import { createPerform } from '../../../perform.js';
import { runtime } from '../../../runtime.js';
import { fileStorage } from '../file-storage.js';
import { newStore } from '../testing/child-process.js';

test.skipIf(process.platform === 'win32')(
  'the doctor names links that no record names, wherever they are in a store, once each; other files are left alone',
  async () => {
    const { folder } = await newStore();
    mkdirSync(join(folder, 'media/old'), { recursive: true });
    const links = ['notes.json', 'media/photo.png', 'media/old/more.png', 'private/.hidden'];
    for (const name of links) symlinkSync('/etc/passwd', join(folder, name));
    writeFileSync(join(folder, 'media/notes.txt'), 'mine');
    const perform = createPerform(fileStorage(folder), runtime);
    const { findings } = (await perform(doctorCheck, {})).result;
    expect(findings.map(({ message }) => message).sort()).toEqual(
      links.map((name) => `${name}: this is a link, and nothing of croupier's`).sort(),
    );
    await perform(storeBackup, {});
  },
);

test.skipIf(process.platform === 'win32')(
  'a link in the place of a picture is mended once and for all where no record lists the picture',
  async () => {
    const { folder } = await newStore();
    mkdirSync(join(folder, 'media'), { recursive: true });
    symlinkSync('/etc/passwd', join(folder, 'media', `${'0'.repeat(32)}.png`));
    const perform = createPerform(fileStorage(folder), runtime);
    expect((await perform(doctorCheck, {})).result.findings).toHaveLength(2);
    expect((await perform(doctorMend, {})).result).toMatchObject({ remaining: [] });
    expect((await perform(doctorCheck, {})).result.findings).toEqual([]);
  },
);
