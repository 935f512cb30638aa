/** Words of offers, without accents, as sites write them in English, German, Dutch, Nordic and Romance languages. */
export const BONUS_WORDS = [
  ...[
    'bonus',
    'bono ',
    'bonos',
    'bonificacion',
    'bonificacao',
    'cashback',
    'free bet',
    'freiwette',
    'gratiswette',
  ],
  ...['apuesta gratis', 'aposta gratis', 'freebet', 'willkommenspaket', 'welcome package', 'velkomstpakke'],
];

/** What is counted: a number stands before it. */
export const SPIN_WORDS = [
  ...[
    'free spin',
    'bonus spin',
    'extra spin',
    'freispiel',
    'freirunde',
    'freidreh',
    'gratis spin',
    'gratisspin',
  ],
  ...['gratissnurr', 'gratisspil', 'tiradas gratis', 'giros gratis', 'rodadas gratis', 'giri gratis'],
  ...['tours gratuits', 'ilmaiskierro', 'ilmaispyoray'],
];

/** What of the conditions of an offer is said: what has to be staked, deposited, when, and by whom. */
export const TERM_WORDS: Readonly<Record<'wagering' | 'deposit' | 'time' | 'players', readonly string[]>> = {
  wagering: [
    ...[
      'wager',
      'rollover',
      'playthrough',
      'play through',
      'turnover requirement',
      'umsatz',
      'umsetz',
      'durchspiel',
    ],
    ...[
      'omsattning',
      'omsatt',
      'gennemspil',
      'omsaet',
      'kierraty',
      'requisitos de apuesta',
      'requisito de apuesta',
    ],
    ...['requisitos de aposta', 'requisito de aposta', 'rondspelen', 'inzetvereiste', 'conditions de mise'],
    ...['requisito di puntata', 'requisiti di puntata', 'requisiti di scommessa'],
  ],
  deposit: [
    ...[
      'minimum deposit',
      'min. deposit',
      'min deposit',
      'deposit of',
      'deposit at least',
      'mindesteinzahlung',
    ],
    ...[
      'mindesteinsatz',
      'einzahlung von',
      'einzahlung ab',
      'deposito minimo',
      'ingreso minimo',
      'minimitalletus',
    ],
    ...['minsta insattning', 'minsta insats', 'minste innskudd', 'mindste indbetaling', 'indbetaling pa'],
    ...['minimale storting', 'minimum storting', 'depot minimum', 'no deposit needed', 'no deposit required'],
  ],
  time: [
    ...['within ', 'valid for', 'valid until', 'expires', 'days to ', 'innerhalb von', 'gultig', 'binnen '],
    ...[
      'voimassa',
      'giltig',
      'gyldig',
      'geldig',
      'dentro de',
      'valido',
      'valida',
      'validez',
      'valable',
      'dage til',
    ],
  ],
  players: [
    ...[
      'new player',
      'new customer',
      'new user',
      'existing player',
      'neukunde',
      'neue spieler',
      'bestandskunde',
    ],
    ...[
      'nuevos clientes',
      'nuevos jugadores',
      'novos jogadores',
      'novos clientes',
      'nya kunder',
      'nya spelare',
    ],
    ...['nye kunder', 'nye spillere', 'uudet asiakkaat', 'uusille', 'nieuwe spelers', 'nieuwe klanten'],
    ...['nouveaux joueurs', 'nouveaux clients', 'nuovi clienti', 'nuovi giocatori'],
  ],
};

/** Words before the day on which an offer ends. */
export const END_WORDS = [
  ...[
    'valid until',
    'valid till',
    'valid to',
    'expires',
    'ends on',
    'ends ',
    'offer ends',
    'available until',
  ],
  ...['until ', 'gultig bis', 'endet am', 'lauft bis', 'bis zum', 'valido hasta', 'hasta el', 'valida hasta'],
  ...[
    'valido ate',
    'ate ',
    'valido fino al',
    'fino al',
    'valable jusqu',
    'jusqu',
    'geldig tot',
    'giltig till',
  ],
  ...['giltigt till', 'gyldig til', 'galder till', 'gaelder til', 'voimassa'],
];

/** Offers to those who play already. */
export const RELOAD_WORDS = [
  ...['reload', 'existing player', 'existing customer', 'bestandskunde', 'stammspieler', 'befintliga kunder'],
  ...[
    'befintliga spelare',
    'second deposit',
    'zweite einzahlung',
    'andra insattning',
    'loyalty bonus',
    'lojalitetsbonus',
  ],
];

/** Links and words that lead to help. */
export const HELP_WORDS = [
  ...['responsible gambling', 'responsible gaming', 'safer gambling', 'problem gambling', 'gambling problem'],
  ...[
    'play responsibly',
    'gamble responsibly',
    'helpline',
    'spielsucht',
    'verantwortungsvoll',
    'spielerschutz',
  ],
  ...['hilfe bei', 'juego responsable', 'jogo responsavel', 'gioco responsabile', 'spela ansvarsfullt'],
  ...[
    'spelproblem',
    'ansvarligt spil',
    'vastuulli',
    'peliongelma',
    'verantwoord',
    'jeu responsable',
    'ludopati',
  ],
];

/** Sites that no offer leads to, though links to them stand beside offers: networks, encyclopedias, archives of laws. */
export const OTHER_SITES = [
  ...['facebook.com', 'twitter.com', 'x.com', 'linkedin.com', 'instagram.com', 'youtube.com', 'tiktok.com'],
  ...[
    'pinterest.com',
    'reddit.com',
    'wa.me',
    'whatsapp.com',
    't.me',
    'telegram.org',
    'threads.net',
    'bsky.app',
  ],
  ...[
    'wikipedia.org',
    'trustpilot.com',
    'gambleaware.org',
    'begambleaware.org',
    'gamstop.co.uk',
    'spelpaus.se',
  ],
  ...['rofus.nu', 'cruks.nl', 'gamblingcommission.gov.uk', 'mga.org.mt', 'agco.ca'],
];

/** The beginnings of paths that lead to a casino over the site itself. */
export const REDIRECT_PATH = /^\/(?:go|visit|out|play|goto|recommends?|redirect|aff|click|link)(?:\/|\?|$)/i;
