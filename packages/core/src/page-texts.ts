import { createPageTexts, type LabelsOfPages } from './labels/locales/page-texts.js';
import { fillPlaces } from './labels/localize/localized-text.js';
import { messages } from './messages.js';

export type { PageTexts } from './labels/locales/page-texts.js';

/** The texts of a page in the language of the labels, with that language; what is missing is English. */
export const pageTexts = /* @__PURE__ */ createPageTexts(messages);

/** What a form is refused with, in the language of the labels; operations say it in English. A text of another kind stays. */
export function translateRefusal(text: string, labels: LabelsOfPages | undefined): string {
  if (labels?.language === undefined) return text;
  const said = { ...pageTexts('refusals', labels), ...pageTexts('contact', labels).refusals };
  const english: Record<string, string> = { ...pageTexts('refusals'), ...pageTexts('contact').refusals };
  for (const [name, template] of Object.entries(english)) {
    const place = /\{(\w+)\}/.exec(template);
    const [before = '', after = ''] = place === null ? [template] : template.split(place[0]);
    const isSame =
      place === null
        ? text === template
        : text.length >= before.length + after.length && text.startsWith(before) && text.endsWith(after);
    if (!isSame) continue;
    const value = text.slice(before.length, text.length - after.length);
    return fillPlaces(said[name as keyof typeof said], place === null ? {} : { [place[1] as string]: value });
  }
  return text;
}
