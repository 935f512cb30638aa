// Escaped, because regular expressions of the built command must be ASCII: euro, pound.
/** Currencies whose units are worth about the same, so that one limit fits all of them. */
const ALIKE =
  /^(?:[\u20ac\u00a3$]|eur|euros?|gbp|pounds?|usd|dollars?|cad|c\$|ca\$|aud|a\$|au\$|nzd|nz\$|chf)?$/;
const AMOUNT = /^([^\d.,-]*)(\d[\d.,\s']*)([^\d]*)$/u;
const NO_WAGERING =
  /^(?:0|0x|none|not required|(?:no|without|zero) (?:wager(?:ing)?|rollover|playthrough)\b.*|wager(?:ing)?[- ]free)$/;
const NONE = /^(?:none|no deposit|free|no minimum)$/;

/**
 * The number of an amount such as `€10`, in euros, pounds, dollars or without a currency; 0 for `None`. Undefined for
 * other currencies, whose units are worth more or less, and for texts that name no single amount.
 */
export function readAmount(text: string | undefined): number | undefined {
  const plain = text?.trim().toLowerCase() ?? '';
  if (NONE.test(plain)) return 0;
  const [, before = '', digits = '', after = ''] = AMOUNT.exec(plain) ?? [];
  if (digits === '' || !ALIKE.test(`${before.trim()}${after.trim()}`)) return undefined;
  const number = Number(
    digits
      .replace(/[\s'](?=\d{3})/g, '')
      .replace(/[.,](?=\d{3}(?:\D|$))/g, '')
      .trim()
      .replace(',', '.'),
  );
  return Number.isFinite(number) ? number : undefined;
}

/** An amount that a limit in euros, pounds or dollars compares; undefined in other currencies. */
export function comparableAmount(amount: number | undefined, currency = ''): number | undefined {
  return ALIKE.test(currency.toLowerCase()) ? amount : undefined;
}

/** How many times a bonus is wagered: 25 for `25x bonus`, 0 for `None` or `No wagering requirements`; undefined for other texts. */
export function readTimes(text: string | undefined): number | undefined {
  const plain = text?.trim().toLowerCase() ?? '';
  if (NO_WAGERING.test(plain)) return 0;
  const times =
    /(\d{1,4}(?:\.\d)?)\s*(?:x|\u00d7|times)/.exec(plain)?.[1] ?? /^x\s*(\d{1,4})/.exec(plain)?.[1];
  return times === undefined ? undefined : Number(times);
}
