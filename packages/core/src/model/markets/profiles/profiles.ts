import type { MarketProfile } from '../market-rules.js';
import { AT } from './at.js';
import { BE } from './be.js';
import { CA_ON } from './ca-on.js';
import { DE } from './de.js';
import { DK } from './dk.js';
import { ES } from './es.js';
import { FI } from './fi.js';
import { GB } from './gb.js';
import { GR } from './gr.js';
import { IE } from './ie.js';
import { IT } from './it.js';
import { NL } from './nl.js';
import { PT } from './pt.js';
import { SE } from './se.js';
import { US_MI } from './us-mi.js';
import { US_NJ } from './us-nj.js';
import { US_PA } from './us-pa.js';
import { US_WV } from './us-wv.js';

const profiles: readonly MarketProfile[] = [
  AT,
  BE,
  CA_ON,
  DE,
  DK,
  ES,
  FI,
  GB,
  GR,
  IE,
  IT,
  NL,
  PT,
  SE,
  US_MI,
  US_NJ,
  US_PA,
  US_WV,
];

/** What ships about markets, by their codes. */
export const MARKET_PROFILES: Readonly<Record<string, MarketProfile>> = Object.fromEntries(
  profiles.map((profile) => [profile.code, profile]),
);
