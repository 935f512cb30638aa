import path from 'node:path';
import { isProblem, type Problem, siteBuild } from '@croupier/core';
import type { Command } from 'commander';
import { BUILD_HOSTS, type BuildHost, requireOneOfEachName } from '../../build/hosts/host-names.js';
import { verbCommand } from '../../command-line/define-command.js';
import { choicesOption } from '../../command-line/options.js';
import { withAction } from '../../open-session.js';
import { openStorage, resolveStore } from '../../open-store.js';
import { refuseSite, siteOption } from '../../remote/find-remote-site.js';
import type { GlobalOptionValues, Session } from '../../session.js';
import { printError, usageProblem } from '../../terminal/errors/error-output.js';
import { createProgressBar } from '../../terminal/progress-bar.js';

interface BuildCommandOptions extends GlobalOptionValues {
  out?: string;
  baseUrl?: string;
  host?: BuildHost[];
  check: boolean;
  clean?: boolean;
  watch?: boolean;
  symlink?: boolean;
  demo?: string;
}

/** `croupier build`: the public site as files. */
export function command(): Command {
  const command = verbCommand('build', {
    summary:
      'Write the whole public site as files, for any host; again, it writes only what changed, and all of it at once',
    examples: [
      'croupier build --out site --base-url https://guide.example',
      'croupier build --out site --base-url https://guide.example --host nginx',
      'croupier build --out site --base-url https://guide.example --demo demo',
    ],
  })
    .option('--out <dir>', 'the folder to write: a new or an empty one, or one of an earlier build')
    .option('--base-url <url>', 'where the site will be, if its settings do not say so')
    .addOption(
      choicesOption(
        '--host <hosts>',
        'write the files of these hosts too: redirects, headers, caching',
        BUILD_HOSTS,
      ),
    )
    .option('--no-check', 'write the site whatever is wrong with it')
    .option(
      '--symlink',
      'make the folder a symbolic link, which one rename moves to each new site: no visitor and no kill sees half of one',
    )
    .option(
      '--demo <dir>',
      'write the demo into this folder too, for a host of its own: invented content that each visitor changes in the browser alone',
    )
    .option('--clean', 'write every file again')
    .option('--watch', 'build again after each change of the store, until Ctrl-C');
  return withAction<BuildCommandOptions>(command, async (session, options) => {
    const { out, clean, watch } = options;
    if (siteOption(session.globals) !== undefined && hasNoOptions(options)) return buildOnSite(session);
    refuseSite(session.globals);
    requireOneOfEachName(options.host ?? []);
    if (out === undefined) throw usageProblem('Say where to write the site', 'Give --out DIR.');
    if (options.demo !== undefined && path.resolve(options.demo) === path.resolve(out))
      throw usageProblem('The site and the demo cannot share a folder', 'Give --demo a folder of its own.');
    const build = await prepareBuild(session, { ...options, out });
    if (watch === true) await buildOnChanges(session, options, build);
    else await build(clean === true);
  });
}

/** What is built on a server, its starter decided. */
function hasNoOptions(options: BuildCommandOptions): boolean {
  const { out, baseUrl, host, check, clean, watch, symlink, demo } = options;
  return check && [out, baseUrl, host, clean, watch, symlink, demo].every((given) => given === undefined);
}

/** Has the server of --site write its site where it was started to. */
async function buildOnSite(session: Session): Promise<void> {
  const { quiet, json } = session.globals;
  const bar = await createProgressBar(quiet === true || json === true);
  const { onProgress } = bar;
  const { result } = await session.perform(siteBuild, {}, { onProgress }).finally(() => bar.stop());
  const { offers: _, ...summary } = result;
  if (json) return session.printJson(summary);
  for (const remark of summary.remarks) session.note(remark);
  session.note(sentenceOf(summary, 'The folder of the server'));
}

async function prepareBuild(
  session: Session,
  options: BuildCommandOptions & { out: string },
): Promise<(isClean: boolean) => Promise<void>> {
  const { store, out, baseUrl, host = [], check, json, quiet, symlink = false, demo } = options;
  const { buildFromStore } = await import('../../build/build-from-store.js');
  const { buildDemo } = await import('../../build/build-demo.js');
  const folder = resolveStore(store);
  return async (isClean) => {
    const bar = await createProgressBar(quiet === true || json === true);
    const started = performance.now();
    const summary = await buildFromStore({
      folder,
      openStorage: () => openStorage(store, session.note),
      out,
      isLinked: symlink,
      baseUrl,
      hosts: host,
      isChecked: check,
      isClean,
      signal: session.signal,
      onProgress: bar.onProgress,
      log: session.note,
    }).finally(() => bar.stop());
    const madeDemo = demo === undefined ? undefined : await buildDemo(demo);
    const seconds = Math.round(performance.now() - started) / 1_000;
    if (json) {
      const beside = madeDemo === undefined ? {} : { demo: { out: demo, ...madeDemo } };
      return session.printJson({ ...summary, out, seconds, ...beside });
    }
    for (const remark of summary.remarks) session.note(remark);
    session.note(sentenceOf({ ...summary, written: summary.written.length }, out));
    if (madeDemo !== undefined)
      session.note(`${demo} holds the demo, ${madeDemo.files} files; ${madeDemo.written} written.`);
  };
}

function sentenceOf(
  { pages, files, written, removed }: { pages: number; files: number; written: number; removed: number },
  out: string,
): string {
  const site = `${out} holds ${pages} pages, ${files} files in all`;
  if (written === 0 && removed === 0) return `${site}. Nothing changed.`;
  const gone = removed === 0 ? '' : `, ${removed} removed`;
  return `${site}; ${written} written${gone}.`;
}

async function buildOnChanges(
  session: Session,
  { store, json, color, clean }: BuildCommandOptions,
  build: (isClean: boolean) => Promise<void>,
): Promise<void> {
  const { watchStore } = await import('../../build/watch-store.js');
  const { isAddressInSettings } = await import('../../build/site-address.js');
  const tell = (error: unknown, isKept: (problem: Problem) => boolean) => {
    if (!isProblem(error) || !isKept(error)) throw error;
    if (!session.signal.aborted) printError(error, { json: json === true, color: color !== false });
  };
  session.stopsGracefully = true;
  await watchStore(openStorage(store, session.note), session.signal, {
    async first() {
      await build(clean === true).catch((error: unknown) =>
        tell(error, (one) => isOfStore(one) || isAddressInSettings(one)),
      );
      session.note('Ctrl-C stops it.');
    },
    // What was broken by hand leaves the site as it was.
    onChange: () => build(false).catch((error: unknown) => tell(error, () => true)),
  });
  session.setExitCode(130);
}

/** Whether an edit of the store mends it: a fault of the site, or a damaged file; not what is wrong with the command. */
function isOfStore({ code, issues }: Problem): boolean {
  return code === 'invalid' || (code === 'fault' && issues.some(({ file }) => file !== undefined));
}
