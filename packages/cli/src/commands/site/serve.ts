import path from 'node:path';
import { openStore, runtime, type StorageAdapter, signInState } from '@croupier/core';
import { isDatabaseUrl } from '@croupier/core/postgres';
import { type Command, Option } from 'commander';
import { BUILD_HOSTS, type BuildHost, requireOneOfEachName } from '../../build/hosts/host-names.js';
import { verbCommand } from '../../command-line/define-command.js';
import { choicesOption, countOption, listOption } from '../../command-line/options.js';
import { withAction } from '../../open-session.js';
import { openStorage, resolveStore } from '../../open-store.js';
import { refuseSite } from '../../remote/find-remote-site.js';
import type { GlobalOptionValues } from '../../session.js';
import { usageProblem } from '../../terminal/errors/error-output.js';
import { shellWord } from '../../terminal/shell-word.js';

interface ServeCommandOptions extends GlobalOptionValues {
  port?: number;
  host?: string;
  open?: boolean;
  trustProxy?: readonly string[];
  countryHeader?: string;
  buildOut?: string;
  buildHost?: BuildHost[];
  checkLinks?: boolean;
}

/** `croupier serve`: the site over this store, until Ctrl-C. */
export function command(): Command {
  const command = verbCommand('serve', {
    summary: 'Serve the site over this store until Ctrl-C; what changes in the store shows on the next load',
    examples: ['croupier serve', 'croupier serve --port 3000 --host 0.0.0.0'],
  })
    .addOption(countOption('--port <port>', 'the port, 0 for any free one; 8080 unless given', 65_535))
    .option('--host <host>', "the address to listen at; only this machine's own unless given")
    .addOption(
      listOption(
        '--trust-proxy <addresses>',
        'addresses or networks of the web servers in front, whose X-Forwarded headers are believed',
      ),
    )
    .addOption(headerOption())
    .option('--build-out <dir>', 'let administrators build the site into this folder, from the admin')
    .addOption(choicesOption('--build-host <hosts>', 'write the files of these hosts there too', BUILD_HOSTS))
    .option(
      '--check-links',
      'follow the links to other sites once a night; croupier links list says what was found',
    )
    .option('--open', 'open the site in the browser');
  return withAction<ServeCommandOptions>(command, async (session, options) => {
    const { store, port, host, open, trustProxy, countryHeader, buildOut, buildHost = [] } = options;
    refuseSite(session.globals);
    if (buildHost.length > 0 && buildOut === undefined)
      throw usageProblem('--build-host goes with --build-out', 'Name the folder to build into.');
    requireOneOfEachName(buildHost);
    const resolved = resolveStore(store);
    const storage = openStorage(store, session.note, { writeAhead: true });
    // A site goes on when nobody reads its messages any more.
    process.stderr.removeAllListeners('error').on('error', () => undefined);
    const { runUntilStopped } = await import('../../serve/run-until-stopped.js');
    const { startServer } = await import('../../serve/server.js');
    const { openLogWriter } = await import('../../serve/log-writer.js');
    const requests = openLogWriter(process.stderr.fd);
    const { openOperationWorker } = await import('../../serve/worker/operation-worker.js');
    const log = (line: string) => void process.stderr.write(`${line}\n`);
    const worker = openOperationWorker({
      store: resolved,
      ...(buildOut === undefined
        ? {}
        : { build: { store: resolved, out: path.resolve(buildOut), hosts: buildHost } }),
    });
    const server = await startServer({
      storage,
      worker,
      signal: session.signal,
      log,
      ...(session.globals.quiet ? {} : { logRequest: requests.write }),
      logsJson: !process.stderr.isTTY,
      ...(trustProxy === undefined ? {} : { trustedProxies: trustProxy }),
      ...(countryHeader === undefined ? {} : { countryHeader }),
      ...(port === undefined ? {} : { port }),
      ...(host === undefined ? {} : { host }),
    });
    session.note(`The site is at ${server.address}/`);
    session.note(await signInHint(storage, server.address, session.globals.store));
    const { publishDraftsOnTime } = await import('../../drafts/publish-drafts-on-time.js');
    void publishDraftsOnTime(storage, session.signal, log);
    if (options.checkLinks === true) {
      const { checkLinksNightly } = await import('../../links/check-links-nightly.js');
      void checkLinksNightly(worker, session.signal, log);
    }
    await runUntilStopped(session, server, { open });
    requests.close();
  });
}

function headerOption(): Option {
  return new Option(
    '--country-header <name>',
    'the header in which a web server in front names the country of a visitor, such as CF-IPCountry; lists then suggest it',
  ).argParser((name) => {
    if (/^[A-Za-z0-9-]{1,64}$/.test(name)) return name;
    throw usageProblem(`'${name}' is no name of a header`, 'Give it as --country-header CF-IPCountry.');
  });
}

/** Where administrators sign in, or how to make the first one: no account exists by default. */
async function signInHint(storage: StorageAdapter, address: string, store?: string): Promise<string> {
  const where = store === undefined || isDatabaseUrl(store) ? '' : ` --store ${shellWord(store)}`;
  // Damaged accounts are no reason to serve nothing.
  const canSignIn = await openStore(storage, runtime)
    .question((content) =>
      [...content.users.all()].some(
        ({ id, role }) => role === 'admin' && signInState(content, id, storage.digest) !== undefined,
      ),
    )
    .catch(() => true);
  return canSignIn
    ? `Sign in at ${address}/login.`
    : `Nobody can sign in as an administrator yet: croupier users add --username NAME --email ADDRESS --role admin${where}, then ${address}/login.`;
}
