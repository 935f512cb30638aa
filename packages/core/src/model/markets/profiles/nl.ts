import type { MarketProfile } from '../market-rules.js';
import { fact, reported } from './fact.js';

const READ_ON = '2026-11-27';

export const NL: MarketProfile = {
  code: 'NL',
  currency: 'EUR',
  minimumAge: reported(
    18,
    'https://nieuws.nl/economie/20211001/legaal-online-gokken-nu-mogelijk-in-nederland/',
    READ_ON,
  ),
  regulator: fact(
    'Kansspelautoriteit',
    'https://kansspelautoriteit.nl/voor-zakelijke-aanbieders/online-kansspel/vragen-vergunning-online-kansspelen/vragen-onderwerp-reclame/virtuele-map/mag-bonus-richten-minderjarigen',
    READ_ON,
  ),
};
