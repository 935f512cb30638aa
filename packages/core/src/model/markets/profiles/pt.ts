import type { MarketProfile } from '../market-rules.js';
import { fact, reported } from './fact.js';

const READ_ON = '2026-11-27';
const SOURCE = 'https://www.srij.turismodeportugal.pt/pt/jogo-seguro/o-problema-do-jogo-ilegal';

export const PT: MarketProfile = {
  code: 'PT',
  currency: 'EUR',
  minimumAge: reported(18, 'https://www.mundodocasinopt.org/jogo-responsavel', READ_ON),
  regulator: fact('Serviço de Regulação e Inspeção de Jogos', SOURCE, READ_ON),
  offersNeedLicense: fact(['Serviço de Regulação e Inspeção de Jogos', 'SRIJ'], SOURCE, READ_ON),
};
