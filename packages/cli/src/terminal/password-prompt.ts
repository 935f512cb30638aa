/** Prompts for a password, hidden; it is not trimmed, since spaces are allowed. */
export async function promptPassword(question: string): Promise<string> {
  const { default: input } = await import('@inquirer/input');
  const transformer = (typed: string) => '•'.repeat([...typed].length);
  return input({ message: question, transformer }, { output: process.stderr, clearPromptOnDone: true });
}
