import { stringify } from 'yaml';

/** Values that all readers take for moments where they stand without quotes. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** A text below its facts, as Hugo, Astro and Jekyll have it. Every text is quoted, so that none is read as a number or a flag. */
export function withFrontMatter(facts: Readonly<Record<string, unknown>>, text: string): string {
  const lines = Object.entries(facts).map(([name, value]) =>
    typeof value === 'string' && MOMENT.test(value)
      ? `${name}: ${value}\n`
      : stringify(
          { [name]: value },
          { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN', lineWidth: 0 },
        ),
  );
  return `---\n${lines.join('')}---\n${text === '' ? '' : `\n${text}`}`;
}
