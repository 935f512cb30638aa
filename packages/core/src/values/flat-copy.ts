/** A copy that refers to no other text: a slice would keep the whole of its text in memory. */
export function flatCopy(text: string): string {
  return JSON.parse(JSON.stringify(text)) as string;
}
