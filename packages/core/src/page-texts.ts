import { type LabelsOfPages, type PageTexts, pageTexts } from './labels/locales/page-texts.js';
import { fillPlaceholders } from './labels/localize/localized-text.js';
import type { Problem } from './problem.js';

export { type LabelsOfPages, type PageTexts, pageTexts } from './labels/locales/page-texts.js';

/** Why a form is refused, for a page to say in its language. */
export interface Refusal {
  reason: keyof PageTexts['refusals'];
  params?: Readonly<Record<string, string | number>>;
  /** What an English page says, where other languages have only the general words of the reason. */
  english?: string;
}

/** Why a problem refuses a form; of a problem that is no form's own, other languages say the general `otherwise`. */
export function refusalOf(
  { reason, params, issues, message, hint }: Problem,
  otherwise: Refusal['reason'],
): Refusal {
  const [issue] = issues;
  const named =
    reason === 'record.invalid' && issue !== undefined
      ? `${issue.path}.${issue.value === undefined ? 'missing' : 'invalid'}`
      : reason;
  if (named !== undefined && Object.hasOwn(pageTexts('refusals'), named))
    return { reason: named as Refusal['reason'], params: params as Required<Refusal>['params'] };
  return {
    reason: otherwise,
    english: issue?.message ?? [message, hint].filter((text) => text !== undefined).join('. '),
  };
}

/** The refusal of who has to wait, in the largest unit that fits. */
export function waitRefusal(seconds: number): Refusal {
  return seconds < 90
    ? { reason: 'form.wait-seconds', params: { wait: seconds } }
    : { reason: 'form.wait-minutes', params: { wait: Math.ceil(seconds / 60) } };
}

/** What a page says of a refusal, in the language of its labels. */
export function refusalText({ reason, params = {}, english }: Refusal, labels?: LabelsOfPages): string {
  const { language, ...texts } = pageTexts('refusals', labels);
  return english !== undefined && language === 'en' ? english : fillPlaceholders(texts[reason], params);
}
