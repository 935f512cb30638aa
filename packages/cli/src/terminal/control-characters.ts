// What few texts have; looking costs a third of replacing.
const MAY_NEED_CLEANING = /[^\S ]| {2}|\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u;
// What a terminal obeys, and what turns the rest of its line round.
const CONTROL_CHARACTERS = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu;

// biome-ignore lint/suspicious/noControlCharactersInRegex: it begins every colour
const COLOR_SEQUENCE = /^\u001b\[\d{1,2}m/;

/** Text on one line and without anything that a terminal would obey. */
export function toSingleLine(text: string): string {
  if (!MAY_NEED_CLEANING.test(text)) return text;
  return replaceControls(text.replace(/\s+/g, ' '));
}

/** Text with colours of ours, and without anything else that a terminal would obey. */
export function replaceControlsExceptColors(text: string): string {
  return text.replace(CONTROL_CHARACTERS, (found, at: number) =>
    COLOR_SEQUENCE.test(text.slice(at, at + 6)) ? found : '\u{fffd}',
  );
}

/** Text of any number of lines, without anything that a terminal would obey. */
export function replaceControls(text: string): string {
  return text.replace(CONTROL_CHARACTERS, '\u{fffd}');
}

/** JSON in which nothing stands raw that a terminal would obey; it says the same. */
export function escapeControlsInJson(json: string): string {
  return json.replace(
    CONTROL_CHARACTERS,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
