import { test } from 'vitest';
import { sampleFolder } from './shell.js';
import { runTranscript } from './transcript.js';

test('who adds a casino that may be there is told how to merge them, or to say that they are two', async () => {
  await runTranscript(
    await sampleFolder(),
    `
    $ croupier casinos add --name "The Copper-Heron Casino" --description "The same."
    ! 'The Copper-Heron Casino' (the-copper-heron-casino) may be 'Copper Heron' (copper-heron): the same name. To make one of both: croupier casinos merge copper-heron the-copper-heron-casino; if they are two: croupier casinos distinct copper-heron the-copper-heron-casino
    ! Added The Copper-Heron Casino (the-copper-heron-casino).
    $ croupier doctor --only duplicate-casino
    ? 6
    ! 1 warning found.
    …
    $ croupier casinos distinct copper-heron the-copper-heron-casino
    ! Distinct: Copper Heron (copper-heron), The Copper-Heron Casino (the-copper-heron-casino).
    $ croupier doctor --only duplicate-casino
    …
    ! …
    $ croupier casinos distinct copper-heron the-copper-heron-casino
    ! Nothing to change: it is so already.
    $ croupier undo
    ! Took back casinos.distinct of …: Copper Heron, The Copper-Heron Casino.
    $ croupier doctor --only duplicate-casino --json --jq '.findings[0].mend'
    ? 6
    croupier casinos merge copper-heron the-copper-heron-casino makes one of both; if they are two: croupier casinos distinct copper-heron the-copper-heron-casino
    `,
  );
});
