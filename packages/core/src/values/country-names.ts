// ISO 3166-1 alpha-2: the officially assigned codes.
const CODES_TEXT = `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW
BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR
GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE
KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV
MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC
SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ
VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`;

/** All country codes, in alphabetical order. */
export const COUNTRY_CODES: readonly string[] = /* @__PURE__ */ CODES_TEXT.split(/\s+/);

const COUNTRY_ALIASES: [string, string][] = [
  ['uk', 'GB'],
  ['great britain', 'GB'],
  ['usa', 'US'],
  ['america', 'US'],
  ['czechia', 'CZ'],
];
let codeByName: Map<string, string> | undefined;
let names: Intl.DisplayNames | undefined;

/** The English name of a country code. */
export function countryName(code: string): string {
  names ??= new Intl.DisplayNames('en', { type: 'region' });
  return names.of(code) ?? code;
}

/** The code of a country, by code or English name in any case. */
export function countryCode(text: string): string | undefined {
  const upper = text.toUpperCase();
  if (COUNTRY_CODES.includes(upper)) return upper;
  codeByName ??= new Map([
    ...COUNTRY_ALIASES,
    ...COUNTRY_CODES.map((code): [string, string] => [countryName(code).toLowerCase(), code]),
  ]);
  return codeByName.get(text.toLowerCase());
}

/** The English names of all countries. */
export function countryNames(): string[] {
  return COUNTRY_CODES.map(countryName);
}
