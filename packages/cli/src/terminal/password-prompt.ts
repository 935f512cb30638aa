/** Asks for a line that nobody shall read over a shoulder; nothing is trimmed, for spaces may be meant. */
export async function promptPassword(question: string): Promise<string> {
  const { default: input } = await import('@inquirer/input');
  const transformer = (typed: string) => '•'.repeat([...typed].length);
  return input({ message: question, transformer }, { output: process.stderr, clearPromptOnDone: true });
}
