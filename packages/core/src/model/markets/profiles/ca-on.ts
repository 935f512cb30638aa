import type { MarketProfile } from '../market-rules.js';
import { fact, reported } from './fact.js';

const READ_ON = '2026-11-27';
const SOURCE = 'https://www.agco.ca/eligibility';

export const CA_ON: MarketProfile = {
  code: 'CA-ON',
  currency: 'CAD',
  minimumAge: fact(19, SOURCE, READ_ON),
  regulator: fact('Alcohol and Gaming Commission of Ontario', SOURCE, READ_ON),
  helpline: fact(
    { name: 'ConnexOntario', href: 'https://www.connexontario.ca/' },
    'https://agco.ca/en/lottery-and-gaming/safer-gambling',
    READ_ON,
  ),
  hideOffers: reported(
    true,
    'https://sbcamericas.com/2022/04/25/agco-updates-operators-on-advertising-and-marketing-guidelines/',
    READ_ON,
  ),
};
