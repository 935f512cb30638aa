import {
  CARD_LANGUAGES,
  EMBED_KINDS,
  EMBED_SCRIPT_PATH,
  EMBED_THEMES,
  type EmbedKind,
  embedShow,
  type OperationInput,
  type PinnedScript,
} from '@croupier/core';
import type { Command, Option } from 'commander';
import { verbCommand } from '../../command-line/define-command.js';
import { choiceOption, choicesOption, countOption } from '../../command-line/options.js';
import { withAction } from '../../open-session.js';
import { describeNames, readRecordNames } from '../../record-commands/record-names.js';
import type { GlobalOptionValues } from '../../session.js';
import { noteWarnings, withWarningTexts } from '../../terminal/errors/warnings.js';
import { marketOption } from '../casinos/market-option.js';

interface EmbedOptions extends GlobalOptionValues {
  toplist?: string;
  limit?: number;
  kinds?: EmbedKind[];
  pinned?: boolean;
  baseUrl?: string;
  affiliateId?: string;
  subid?: string;
  theme?: OperationInput<'embed.show'>['theme'];
  lang?: OperationInput<'embed.show'>['lang'];
  market?: string;
}

/** `croupier embed SLUG…`: HTML to paste into a page of another site. */
export function command(): Command {
  const command = verbCommand('embed [casinos...]', {
    summary:
      "The snippet that puts a casino's card on a page elsewhere; of several a comparison, or a toplist",
    examples: [
      'croupier embed copper-heron --as iframe,html --base-url https://guide.example',
      'croupier embed copper-heron lantern-quay --affiliate-id guide-7 --subid sidebar --base-url https://guide.example',
      'croupier embed --toplist "country=DK&sort=-rating" --limit 3 --base-url https://guide.example',
    ],
  })
    .option(
      '--toplist <query>',
      'a toplist: search, status, sort and the filters of the site (payment, license, country, payout-days, min-score, deposit, opened-since, game, provider, language, currency), with & between; "" for the best',
    )
    .addOption(countOption('--limit <count>', 'how many casinos the toplist shows; 5 unless given', 25))
    .addOption(kindsOption())
    .option('--affiliate-id <id>', 'your id at the casinos; visit links carry it')
    .option('--subid <id>', 'where the embed stands, such as sidebar; visit links carry it')
    .addOption(choiceOption('--theme <theme>', "else as the page's color-scheme says", EMBED_THEMES))
    .addOption(
      choiceOption('--lang <language>', 'the language of the embed; en unless given', CARD_LANGUAGES),
    )
    .addOption(marketOption('the market whose offers it shows; that of the site unless given'))
    .option('--pinned', 'load this build of the script for good, which the browser checks')
    .option('--base-url <url>', 'where the site is, if its settings do not say so');
  return withAction<EmbedOptions>(
    describeNames(command),
    async (session, { toplist, limit, kinds, pinned, baseUrl, affiliateId, subid, ...given }, casinos) => {
      const { result } = await session.perform(embedShow, {
        casinos: (await readRecordNames(casinos as unknown as string[])).names,
        toplist,
        limit,
        as: kinds,
        baseUrl,
        affiliateId,
        subid,
        theme: given.theme,
        lang: given.lang,
        market: given.market,
        pinned: pinned ? await loadPinnedScript() : undefined,
      });
      noteWarnings(session, result.warnings);
      if (session.globals.json) return session.printJson(withWarningTexts(result));
      await session.print(`${Object.values(result.snippets).join('\n\n')}\n`);
    },
  );
}

/** The role makes no difference here, so `--as` chooses the kind of snippet. */
function kindsOption(): Option {
  const option = choicesOption(
    '--as <kinds>',
    'element: a script draws it, iframe: a page in a page, html: words and a link, react: a component',
    EMBED_KINDS,
  );
  option.attributeName = () => 'kinds';
  return option;
}

async function loadPinnedScript(): Promise<PinnedScript | undefined> {
  const [{ loadSiteRenderer }, { pinScript }] = await Promise.all([
    import('../../serve/site-renderer.js'),
    import('../../serve/responses/embed-script-files.js'),
  ]);
  const script = (await loadSiteRenderer()).files.get(EMBED_SCRIPT_PATH);
  return script === undefined ? undefined : pinScript(script);
}
