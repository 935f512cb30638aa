import type { MarketProfile } from '../market-rules.js';
import { reported } from './fact.js';

const READ_ON = '2026-11-27';

export const ES: MarketProfile = {
  code: 'ES',
  currency: 'EUR',
  minimumAge: reported(
    18,
    'https://apuestas.as.com/juego-responsable/asi-se-evita-el-juego-entre-menores-n',
    READ_ON,
  ),
  regulator: reported(
    'Dirección General de Ordenación del Juego',
    'https://blog.casino777.es/edad-legal-jugar-casinos-espana',
    READ_ON,
  ),
};
