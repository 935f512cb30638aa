import type { MarketProfile } from '../market-rules.js';
import { reported } from './fact.js';

const READ_ON = '2026-11-27';
const SOURCE = 'https://mein-oesterreich.info/wissenswertes/gluecksspiele.htm';

export const AT: MarketProfile = {
  code: 'AT',
  currency: 'EUR',
  minimumAge: reported(18, SOURCE, READ_ON),
  regulator: reported('Bundesministerium für Finanzen', SOURCE, READ_ON),
};
