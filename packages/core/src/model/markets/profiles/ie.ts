import type { MarketProfile } from '../market-rules.js';
import { fact, reported } from './fact.js';

const READ_ON = '2026-11-30';

export const IE: MarketProfile = {
  code: 'IE',
  currency: 'EUR',
  minimumAge: reported(18, 'https://www.oireachtas.ie/ga/debates/question/2024-05-16/214/', READ_ON),
  regulator: fact('Gambling Regulatory Authority of Ireland', 'https://www.grai.ie/dataprotection', READ_ON),
};
