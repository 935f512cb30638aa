// Digits with a decimal point or comma; not `NaN`, `1e309` or `0x10`.
const PLAIN = /^-?\d{1,16}(?:[.,]\d{1,15})?$/;
// Groups of three digits, which a number with leading zeros does not have.
const GROUPED_BY_COMMAS = /^-?[1-9]\d{0,2}(?:,\d{3}){1,4}(?:\.\d{1,15})?$/;
// One point alone is a decimal point: so croupier writes numbers itself.
const GROUPED_BY_POINTS = /^-?[1-9]\d{0,2}(?:\.\d{3}){0,3}\.\d{3}(?:\.\d{3}|,\d{1,15})$/;

/** Every number that a text can mean: none where it is no number, two for `1,234`, which is 1.234 or 1234. */
export function numbersIn(text: string): number[] {
  const numbers: number[] = [];
  if (PLAIN.test(text)) numbers.push(toNumber(text.replace(',', '.')));
  if (GROUPED_BY_COMMAS.test(text)) numbers.push(toNumber(text.replaceAll(',', '')));
  if (GROUPED_BY_POINTS.test(text)) numbers.push(toNumber(text.replaceAll('.', '').replace(',', '.')));
  return numbers;
}

/** Why a text that can mean several numbers is refused, to follow the field's title; undefined for other texts. */
export function unclearNumberFault(text: string): string | undefined {
  const [one, other] = numbersIn(text);
  if (other === undefined) return undefined;
  return `must be clear: '${text}' can be ${one} or ${other}; write the one that is meant`;
}

/** A number with at most six decimals: with more, it could print in exponential notation, which no parser here reads. */
export function sixDecimals(number: number): number {
  return Math.round(number * 1_000_000) / 1_000_000 + 0;
}

// Adding 0 turns -0 into 0, as JSON would.
function toNumber(text: string): number {
  return Number(text) + 0;
}
