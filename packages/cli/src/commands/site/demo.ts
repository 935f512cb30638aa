import type { Command } from 'commander';
import { verbCommand } from '../../command-line/define-command.js';
import { countOption } from '../../command-line/options.js';
import { withAction } from '../../open-session.js';
import { refuseSite } from '../../remote/find-remote-site.js';
import type { GlobalOptionValues } from '../../session.js';

interface DemoCommandOptions extends GlobalOptionValues {
  port?: number;
  host?: string;
  open?: boolean;
}

/** `croupier demo`: a site to try, which keeps everything in the browser. */
export function command(): Command {
  const command = verbCommand('demo', {
    summary:
      'Serve a site to try until Ctrl-C: its content and its admin live in the browser, and no store is made',
    examples: ['croupier demo', 'croupier demo --port 3000 --open'],
  })
    .addOption(countOption('--port <port>', 'the port, 0 for any free one; 8080 unless given', 65_535))
    .option('--host <host>', "the address to listen at; only this machine's own unless given")
    .option('--open', 'open the demo in the browser');
  return withAction<DemoCommandOptions>(command, async (session, { port, host, open }) => {
    refuseSite(session.globals);
    const { startDemoServer } = await import('../../serve/demo-server.js');
    const { runUntilStopped } = await import('../../serve/run-until-stopped.js');
    const { demoFallbacks } = await import('@croupier/core/sample');
    const server = await startDemoServer({ port, host, signal: session.signal });
    const [account] = (await demoFallbacks()).accounts;
    session.note(`The demo is at ${server.address}/`);
    if (account !== undefined)
      session.note(`Sign in at ${server.address}/admin as ${account.username} with ${account.password}.`);
    session.note('What you change there stays in your browser. Ctrl-C stops it.');
    await runUntilStopped(session, server, { open });
  });
}
