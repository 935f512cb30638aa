/** The notice of age and risk; a separate file, because a card takes no other text of pages. */
export const ageNotice = '18+. Gambling can be addictive. Please play responsibly.';

/** The age that the texts name, and the one on notices unless the settings say another. */
export const USUAL_MINIMUM_AGE = 18;

/** A text of ours, in any language, with the age of a site. */
export function withMinimumAge(text: string, age: number = USUAL_MINIMUM_AGE): string {
  return age === USUAL_MINIMUM_AGE ? text : text.replace(`${USUAL_MINIMUM_AGE}+`, `${age}+`);
}
