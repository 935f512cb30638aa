// Few texts match; the test takes a third of the time of replacing.
const MAY_NEED_CLEANING = /[^\S ]| {2}|\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u;
// Leaves single plain spaces alone: most of the white space in a long text is such a space already.
const SPACE_TO_REPLACE = / \s+|[^\S ]\s*/g;
// Control characters, and characters that reverse the direction of the line.
const CONTROL_CHARACTERS = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu;

// biome-ignore lint/suspicious/noControlCharactersInRegex: it begins every color
const COLOR_SEQUENCE = /^\u001b\[\d{1,2}m/;

/** Text on one line, without control characters. */
export function toSingleLine(text: string): string {
  if (!MAY_NEED_CLEANING.test(text)) return text;
  return replaceControls(text.replace(SPACE_TO_REPLACE, ' '));
}

/** Text with our colors, and without other control characters. */
export function replaceControlsExceptColors(text: string): string {
  return text.replace(CONTROL_CHARACTERS, (found, at: number) =>
    COLOR_SEQUENCE.test(text.slice(at, at + 6)) ? found : '\u{fffd}',
  );
}

/** Text of any number of lines, without control characters. */
export function replaceControls(text: string): string {
  return text.replace(CONTROL_CHARACTERS, '\u{fffd}');
}

/** JSON with control characters escaped; it parses to the same value. */
export function escapeControlsInJson(json: string): string {
  return json.replace(CONTROL_CHARACTERS, escapeCode);
}

// As control characters, and those at which some programs end a line.
const UNSAFE_IN_TSV = /[\\\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
const SHORT_ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};

/** A cell between tabs, on one line: backslashes and control characters are escaped as in JSON. */
export function escapeForTsv(text: string): string {
  return text.replace(UNSAFE_IN_TSV, (found) => SHORT_ESCAPES[found] ?? escapeCode(found));
}

function escapeCode(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
