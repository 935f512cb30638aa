import { EMBED_KINDS, type EmbedKind, embedShow } from '@croupier/core';
import type { Command, Option } from 'commander';
import { does, type Globals } from '../session.js';
import { choicesOption } from '../terminal/options.js';
import { verb } from './verb.js';

interface EmbedOptions extends Globals {
  kinds?: EmbedKind[];
  baseUrl?: string;
}

/** `croupier embed SLUG`: what to paste into a page elsewhere. */
export function command(): Command {
  const command = verb('embed <casino>', {
    summary: "The snippet that puts a casino's card on a page elsewhere",
    examples: [
      'croupier embed copper-heron --base-url https://guide.example',
      'croupier embed copper-heron --as iframe,html --base-url https://guide.example',
      'croupier embed copper-heron --as react --base-url https://guide.example > CopperHeron.jsx',
    ],
  })
    .addOption(kindsOption())
    .option('--base-url <url>', 'where the site is, if its settings do not say so');
  return does<EmbedOptions>(command, async (session, { kinds, baseUrl }, casino) => {
    const { result } = await session.perform(embedShow, { casino: casino as string, as: kinds, baseUrl });
    for (const warning of result.warnings) session.note(warning);
    if (session.globals.json) return session.printJson(result);
    await session.print(`${Object.values(result.snippets).join('\n\n')}\n`);
  });
}

/** Who asks makes no difference here, so `--as` says what is asked for. */
function kindsOption(): Option {
  const option = choicesOption(
    '--as <kinds>',
    'element: a script draws it, iframe: a page in a page, html: words and a link, react: a component',
    EMBED_KINDS,
  );
  option.attributeName = () => 'kinds';
  return option;
}
