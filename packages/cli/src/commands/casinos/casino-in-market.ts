import { type CasinoInMarket, casino, casinosShow, marketName } from '@croupier/core';
import type { Option } from 'commander';
import { performRecordOperation } from '../../record-commands/record-command-config.js';
import type { Session } from '../../session.js';
import { marketOption as namedMarket } from './market-option.js';

/** `--market` of `show`: what visitors of a market get of a casino. */
export function marketOption(): Option {
  return namedMarket('what its visitors get there, and why, in place of the fields');
}

/** Prints how a casino stands in a market, and why. */
export async function printCasinoInMarket(session: Session, record: string, market: string): Promise<void> {
  const { result } = await performRecordOperation({ entity: casino }, session, casinosShow, {
    ...{ record, market },
  });
  const { inMarket, record: found } = result;
  if (inMarket === undefined) return;
  if (session.globals.json) return session.printJson({ slug: found.slug, name: found.name, ...inMarket });
  await session.print(
    `${found.name} in ${marketName(market)} (${market})\n${linesOf(inMarket).join('\n')}\n`,
  );
}

function linesOf(found: CasinoInMarket): string[] {
  const { market, acceptance, state, reasons, visitUrl, termsUrl, offer, hasRules, withoutConditions } =
    found;
  const where = marketName(market);
  const hidesOffers = reasons.includes('offers-hidden');
  const ownLine = withoutConditions.length === 0 ? 'its own line' : 'its own line, but for what is left out';
  const line = (title: string, text: string) => `${title.padEnd(8)} ${text}`;
  return [
    line('Accepts', `${acceptance.accepts}, because ${BECAUSE[acceptance.because](where)}`),
    ...(state === 'withheld'
      ? [
          line(
            'Shown',
            `no link and no offer: ${reasons.map((reason) => WITHHELD[reason](where)).join('; ')}`,
          ),
        ]
      : [
          line('Link', visitUrl ?? 'none'),
          line('Terms', termsUrl ?? 'none'),
          line('Offer', hidesOffers ? WITHHELD['offers-hidden'](where) : (offer?.title ?? ownLine)),
          ...withoutConditions.map((text) =>
            line('Left out', `${text}: no bonus of it says the conditions that ${where} asks for`),
          ),
        ]),
    line('Rules', hasRules ? `those of ${where} hold` : `none: ${where} is not turned on`),
  ];
}

const BECAUSE: Record<CasinoInMarket['acceptance']['because'], (where: string) => string> = {
  listing: (where) => `its listing for ${where} says so`,
  'country-listing': () => 'its listing for the whole country says so',
  countries: () => 'its countries name it',
  'restricted-countries': () => 'its restricted countries name it',
  'complete-countries': () => 'its countries are complete and do not name it',
  nothing: () => 'nobody entered it',
};

const WITHHELD: Record<CasinoInMarket['reasons'][number], (where: string) => string> = {
  inactive: () => 'the casino is not active',
  blacklisted: () => 'the casino is blacklisted',
  'not-accepted': () => 'its players are not accepted',
  'no-license': (where) => `no license that ${where} asks for is in its listing`,
  'offers-hidden': (where) => `not shown: ${where} does not allow bonuses to be advertised`,
};
