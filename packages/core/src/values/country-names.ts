// ISO 3166-1 alpha-2: the officially assigned codes. Each word is a first letter and the second letters that follow it,
// because the embed's script carries them.
const CODES_BY_FIRST_LETTER = `ADEFGILMOQRSTUWXZ BABDEFGHIJLMNOQRSTVWYZ CACDFGHIKLMNORUVWXYZ DEJKMOZ ECEGHRST FIJKMOR GABDEFGHILMNPQRSTUWY
HKMNRTU IDELMNOQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ NACEFGILOPRUZ OM PAEFGHKLMNRSTWY
QA REOSUW SABCDEGHIJKLMNORSTVXYZ TCDFGHJKLMNORTVWZ UAGMSYZ VACEGINU WFS YET ZAMW`;

/** All country codes, in alphabetical order. */
export const COUNTRY_CODES: readonly string[] = /* @__PURE__ */ CODES_BY_FIRST_LETTER.split(/\s/).flatMap(
  ([first, ...seconds]) => seconds.map((second) => `${first}${second}`),
);

const COUNTRY_ALIASES: [string, string][] = [
  ['uk', 'GB'],
  ['great britain', 'GB'],
  ['usa', 'US'],
  ['america', 'US'],
  ['czechia', 'CZ'],
];
let codeByName: Map<string, string> | undefined;
const names = new Map<string, Intl.DisplayNames>();

/** The name of a country code in a language, English by default. */
export function countryName(code: string, language = 'en'): string {
  const known = names.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  names.set(language, known);
  return known.of(code) ?? code;
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
  return COUNTRY_CODES.map((code) => countryName(code));
}
