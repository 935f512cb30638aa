import type { MarketProfile } from '../market-rules.js';
import { fact, reported } from './fact.js';

const READ_ON = '2026-11-27';
const SOURCE = 'https://www.inneres.bremen.de/inneres/buerger-und-staat/gluecksspiel/gluexxspiel-30130';

export const DE: MarketProfile = {
  code: 'DE',
  currency: 'EUR',
  minimumAge: reported(
    18,
    'https://www.gesetze-bayern.de/Content/Document/Y-300-Z-BECKRS-B-2022-N-28406?hl=true',
    READ_ON,
  ),
  regulator: fact('Gemeinsame Glücksspielbehörde der Länder', SOURCE, READ_ON),
  helpline: fact(
    { name: 'Check dein Spiel', href: 'https://www.check-dein-spiel.de/' },
    'https://www.bundesregierung.de/breg-de/suche/aktionstag-gluecksspielsucht-2225472',
    READ_ON,
  ),
  offersNeedLicense: fact(['Gemeinsame Glücksspielbehörde der Länder', 'GGL'], SOURCE, READ_ON),
};
