import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'vitest';
import { sampleFolder } from './shell.js';
import { runTranscript } from './transcript.js';

test('a file of an old spreadsheet program is read without a word of how; later one empties a field and renames', async () => {
  const folder = await sampleFolder();
  const list =
    'name;description;rating;bonuses;games;paymentMethods;countries;visitUrl\nCafé Grüße;x;85 %;x;x;x;Saksa;cafe.example\n';
  writeFileSync(path.join(folder, 'list.csv'), Buffer.from(list, 'latin1'));
  writeFileSync(path.join(folder, 'later.csv'), 'slug,newSlug,visitUrl\ncafe-gruesse,cafe-eins,(empty)\n');
  await runTranscript(
    folder,
    `
    $ croupier casinos import list.csv
    ! The text is not UTF-8 and is read as Windows-1252; name its encoding if letters come out wrong
    ! rating is read as percentages: '85 %' is 4.25
    ! list.csv: 1 row, 1 created (… s)
    ! …
    $ croupier casinos import later.csv --on-conflict update
    ! later.csv: 1 row, 1 updated (… s)
    ! …
    $ croupier casinos show cafe-eins --fields name,rating,countries
    Name	Café Grüße
    Rating	8.5
    Countries	DE
    $ croupier casinos import later.csv --on-conflict update
    ! 1 row names a record by an earlier address (row 2: cafe-gruesse is now cafe-eins): it is that record, and keeps its name and address
    ! later.csv: 1 row, 1 unchanged (… s)
    ! …
    `,
  );
});
