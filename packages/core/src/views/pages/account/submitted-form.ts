import type { PublicCatalogue } from '../../../model/public-catalogue.js';
import { type Refusal, refusalText } from '../../../page-texts.js';

/** A form that was submitted: refused, or, where it has no page of its own to lead to, done. */
export interface SubmittedForm {
  /** Why it was refused. */
  refusal?: Refusal;
  /** Whether what was filled in was sent. */
  isSent?: true;
  /** What was filled in, by the name of the field; never a password. */
  values: Readonly<Record<string, string>>;
}

/** The part of a page's view that fills a form: empty before it is submitted, what was typed after a refusal. */
export interface FormContentsView {
  /** Why the form was refused; absent before it is submitted. */
  error?: string;
  /** What to fill the fields with, by name. */
  values: Readonly<Record<string, string>>;
}

/** The content of a form: the submitted values, or none; a refusal is in the language of the site. */
export function formContents(
  { labels }: Pick<PublicCatalogue, 'labels'>,
  form: SubmittedForm | undefined,
): FormContentsView {
  const { refusal, values = {} } = form ?? {};
  return refusal === undefined ? { values } : { values, error: refusalText(refusal, labels) };
}
