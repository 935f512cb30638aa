/** The notice of age and risk; a separate file, because a card takes no other text of pages. */
export const ageNotice = '18+. Gambling can be addictive. Please play responsibly.';
