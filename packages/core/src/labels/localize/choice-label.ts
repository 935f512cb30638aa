import { adminFormLabels } from '../admin/forms.js';
import { CARD_LANGUAGES } from '../texts/languages.generated.js';

/** What the admin calls a choice: `noDeposit` is "No Deposit"; a language has its English name. */
export function choiceLabel(value: string): string {
  const labels: Readonly<Record<string, string>> = adminFormLabels.choices;
  const isLanguage = (CARD_LANGUAGES as readonly string[]).includes(value);
  return labels[value] ?? (isLanguage ? languageName(value) : inWords(value));
}

function languageName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
}

function inWords(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter}`);
}
