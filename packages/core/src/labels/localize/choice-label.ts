import { adminFormLabels } from '../admin/forms.js';
import { CARD_LANGUAGES } from '../texts/languages.generated.js';

/** What the admin calls a choice of a field; a language has its English name. */
export function choiceLabel(value: string): string {
  const labels: Readonly<Record<string, string>> = adminFormLabels.choices;
  const isLanguage = (CARD_LANGUAGES as readonly string[]).includes(value);
  return labels[value] ?? (isLanguage ? languageName(value) : value);
}

function languageName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
}
