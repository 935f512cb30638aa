import * as z from 'zod';
import { kind } from './kind.js';

// ISO 3166-1 alpha-2, the officially assigned codes.
const CODES =
  `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW
BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR
GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE
KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV
MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC
SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ
VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`.split(/\s+/);

const CODE_SET = new Set(CODES);
const ALSO_CALLED = new Map([
  ['uk', 'GB'],
  ['great britain', 'GB'],
  ['usa', 'US'],
  ['america', 'US'],
  ['czechia', 'CZ'],
]);
let codeByName: Map<string, string> | undefined;
let names: Intl.DisplayNames | undefined;

/** The English name of a country code. */
export function countryName(code: string): string {
  names ??= new Intl.DisplayNames('en', { type: 'region' });
  return names.of(code) ?? code;
}

/** The code of a country named by code or English name, in any case. */
export function countryCode(text: string): string | undefined {
  const upper = text.toUpperCase();
  if (CODE_SET.has(upper)) return upper;
  codeByName ??= new Map(CODES.map((code) => [countryName(code).toLowerCase(), code]));
  const lower = text.toLowerCase();
  return codeByName.get(lower) ?? ALSO_CALLED.get(lower);
}

/** The English names of all countries. */
export function countryNames(): string[] {
  return CODES.map(countryName);
}

/** A country, stored as its ISO 3166-1 alpha-2 code; codes and English names are read. */
export const country = kind<string>({
  name: 'country',
  schema: () =>
    z
      .string('must be a country code like DK')
      .refine((code) => CODE_SET.has(code), 'must be a country code like DK'),
  read(text) {
    const code = countryCode(text);
    return code === undefined ? { fault: 'must name a country or its two-letter code' } : { value: code };
  },
  write: (code) => code,
  choices: CODES,
});
