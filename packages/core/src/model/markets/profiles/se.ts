import type { MarketProfile } from '../market-rules.js';
import { fact, reported } from './fact.js';

const READ_ON = '2026-11-27';
const SOURCE = 'https://www.spelinspektionen.se/fragor--svar/bonus--insatser/';

export const SE: MarketProfile = {
  code: 'SE',
  currency: 'SEK',
  minimumAge: reported(18, 'https://www.spelalagom.se/sv/spelproblem/spel-och-18-arsgrans/', READ_ON),
  regulator: fact('Spelinspektionen', SOURCE, READ_ON),
  firstOfferOnly: reported(true, 'https://www.juridiskvagledning.se/bonus-enligt-nya-spellagen/', READ_ON),
  termsBesideOffer: fact(true, SOURCE, READ_ON),
};
