const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&apos;',
  '"': '&quot;',
};

// Characters that XML 1.0 cannot contain even when escaped: most control characters and lone
// surrogates.
const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Escapes text for an XML element or attribute; drops characters that XML cannot contain. */
export function escapeXml(text: string): string {
  return text.replace(UNWRITABLE, '').replace(/[&<>'"]/g, (letter) => ESCAPES[letter] as string);
}
