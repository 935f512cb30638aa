/** A message as components take it: a text with `{name}` places, or one for each plural form of its count. */
export type CompiledMessage = string | Readonly<Record<string, string>>;

/** The messages of a catalogue, by their keys. */
export interface Messages {
  readonly [key: string]: string | Messages | readonly (string | Messages)[];
}

const FORM = /(zero|one|two|few|many|other) \{((?:[^{}]|\{\w+\})*)\}/g;
const PLURAL = new RegExp(`^\\{count, plural,((?: ${FORM.source})+)\\}$`);

/**
 * Compiles an ICU message to plain data. Refuses what a label cannot say: select, ordinals, exact numbers, and braces that
 * are part of the text.
 */
export function compileMessage(message: string): CompiledMessage {
  const forms = PLURAL.exec(message)?.[1];
  if (forms === undefined) return plainText(message);
  const texts = [...forms.matchAll(FORM)].map(([, form, text = '']): [string, string] => {
    if (text.split('#').length > 2) throw new Error(`More than one '#' in '${message}'`);
    return [form as string, plainText(text.replace('#', '{count}'))];
  });
  if (!texts.some(([form]) => form === 'other')) throw new Error(`No form 'other' in '${message}'`);
  return Object.fromEntries(texts);
}

/** Compiles all messages of a catalogue; their keys stay. */
export function compileMessages(messages: Messages[string]): unknown {
  if (typeof messages === 'string') return compileMessage(messages);
  if (Array.isArray(messages)) return messages.map(compileMessages);
  return Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, compileMessages(value)]));
}

/** A message without a count, in which two apostrophes are one. */
function plainText(message: string): string {
  const unquoted = message.replaceAll("''", '');
  if (/'[{}]/.test(unquoted) || /[{}]/.test(unquoted.replace(/\{\w+\}/g, '')))
    throw new Error(`Only {name} and {count, plural, …} are read, not '${message}'`);
  return message.replaceAll("''", "'");
}
