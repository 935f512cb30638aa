import type { MarketProfile } from '../market-rules.js';
import { reported } from './fact.js';

const READ_ON = '2026-11-27';

export const IT: MarketProfile = {
  code: 'IT',
  currency: 'EUR',
  minimumAge: reported(
    18,
    'https://www.leovegas.it/it-it/blog/gioco-responsabile/protezione-minori-gioco-online',
    READ_ON,
  ),
  regulator: reported(
    'Agenzia delle Dogane e dei Monopoli',
    'https://newsicilia.it/italia/pubbliredazionali/gioco-online-come-funziona-la-normativa-italiana/909902',
    READ_ON,
  ),
};
