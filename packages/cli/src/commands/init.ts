import path from 'node:path';
import type { Command } from 'commander';
import { does, type Globals } from '../session.js';
import { makeStore, refuseExisting } from '../store.js';
import { askText, missing } from '../terminal/ask.js';
import { withDryRun } from '../terminal/options.js';
import { verb } from './verb.js';

const NAME_REQUIRED = 'The site needs a name';

interface InitOptions extends Globals {
  name?: string;
  sample?: boolean;
  dryRun?: boolean;
}

/** `croupier init [DIR]`: makes a store. */
export function command(): Command {
  const command = verb('init [dir]', {
    summary: 'Make a store, in ./croupier-data unless a folder is named; never over an existing one',
    examples: [
      'croupier init another-site --name "Golden Guide"',
      'croupier init sample-site --name "Golden Guide" --sample',
    ],
  })
    .option('--name <name>', "the site's name; asked for where it is not given")
    .option('--sample', 'with the sample content');
  withDryRun(command);
  return does<InitOptions>(command, async (session, { name, sample = false, dryRun }, dir) => {
    const folder = dir ?? session.globals.store ?? 'croupier-data';
    refuseExisting(folder);
    const siteName = name?.trim() ? name.trim() : await askName(session.mayAsk);
    if (!dryRun) await makeStore(folder, { siteName, sample });
    if (session.globals.json) {
      const dry = dryRun ? { dryRun } : {};
      return session.printJson({ store: folder, ...dry, name: siteName, sample });
    }
    session.note(
      `${dryRun ? 'Would make' : 'Made'} the store ${folder}${sample ? ' with the sample content' : ''}.`,
    );
    const where = path.basename(folder) === 'croupier-data' ? '' : ` --store ${folder}`;
    if (!dryRun) session.note(`Next: croupier casinos import FILE${where}, croupier serve${where}.`);
  });
}

async function askName(mayAsk: boolean): Promise<string> {
  if (!mayAsk) throw missing(NAME_REQUIRED, '--name');
  return askText('Name of the site', (answer) => (answer === '' ? NAME_REQUIRED : undefined));
}
