import { test } from 'vitest';
import { sampleFolder } from './shell.js';
import { runTranscript } from './transcript.js';

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
    $ croupier views save low --list redirects
    ? 2
    ! --list must be one of casinos, bonuses, …, not 'redirects'
    ! Choose one of them.
    $ croupier views save low
    ? 2
    ! Required option '--list <name>' not specified
    ! croupier views save --help shows what it takes.
    `,
  );
});
