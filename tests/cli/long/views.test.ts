import { expect, test } from 'vitest';
import { runShell, sampleFolder } from '../shell.js';
import { runTranscript } from '../transcript.js';

test('saved views are listed, saved, replaced, deleted and taken back', async () => {
  await runTranscript(
    await sampleFolder(),
    `
    $ croupier views save "Low rated" --list casinos --query "where=rating<5&sort=-rating"
    ! Saved the view Low rated.
    $ croupier views save "low rated" --list games
    ! Saved the view low rated.
    $ croupier views save "LOW rated" --list casinos --query "where=country=DK and rating<4&sort=-rating"
    ! Replaced the view LOW rated.
    $ croupier views list --fields list,name,query --format csv
    list,name,query
    casinos,LOW rated,sort=-rating&where=country%3DDK+and+rating%3C4
    games,low rated,
    $ croupier views list --list games --format count
    1
    $ croupier views delete "low rated"
    ? 5
    ! 'low rated' names 2 saved views
    !   …  LOW rated, of casinos
    !   …  low rated, of games
    ! Say the list, --list casinos, or name one by its whole id: croupier views list --json
    $ croupier views delete "low ratd" --list games
    ? 5
    ! There is no saved view 'low ratd' of games
    ! Did you mean 'low rated'?
    $ croupier views delete "low rated" --list games
    ! Deleted the view low rated.
    $ croupier undo
    ! Took back views.delete of …: low rated.
    $ croupier views list --format count
    2
    $ croupier views save low --list media
    ? 2
    ! --list must be one of casinos, bonuses, …, not 'media'
    ! Choose one of them.
    $ croupier views save low
    ? 2
    ! Required option '--list <name>' not specified
    ! croupier views save --help shows what it takes.
    `,
  );
});

test('a list shows what a saved view of it shows, with what is asked for beside it', async () => {
  const folder = await sampleFolder();
  const save = (list: string, name: string, query: string) =>
    runShell(folder, `croupier views save ${name} --list ${list} --query "${query}" --quiet`);
  await save(
    'casinos',
    'Low',
    'q=a&where=rating<9&where=rating>5&status=active&sort=-rating&hide=created&per=20',
  );
  await save('casinos', 'All', '');
  await save('bonuses', 'First', '');
  await save('bonuses', 'Spins', 'type=reload&sort=casino');
  await save('posts', 'Guides', 'category=Guides&status=published');
  const ids = async (words: string) => (await runShell(folder, `croupier ${words} --format ids`)).stdout;
  const same = async (viewed: string, asked: string) => {
    const shown = await ids(viewed);
    expect(shown, viewed).not.toBe('');
    expect(shown, viewed).toBe(await ids(asked));
  };
  const low = 'casinos list --search a --where "rating<9" --where "rating>5" --status active';
  await same('casinos list --view low', `${low} --sort -rating`);
  await same('casinos list --view low --sort rating', `${low} --sort rating`);
  await same('casinos list --view LOW --where "rating<8"', `${low} --sort -rating --where "rating<8"`);
  await same('casinos list --view all', 'casinos list');
  // Without a tab in its address, the screen of bonuses shows the first one.
  await same('bonuses list --view first', 'bonuses list --category welcome');
  await same('bonuses list --view spins', 'bonuses list --category reload --sort casino');
  await same('posts list --view guides', 'posts list --category Guides --status published');
  expect(await ids('casinos list --view low')).not.toBe(await ids('casinos list'));
  const unknown = await runShell(folder, 'croupier casinos list --view lwo');
  expect(unknown).toMatchObject({
    code: 5,
    stderr: "There is no saved view 'lwo' of casinos\n  All\n  Low\nDid you mean 'Low'?\n",
  });
});
