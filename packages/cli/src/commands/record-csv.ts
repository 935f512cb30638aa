export async function recordCsv(..._a: unknown[]): Promise<string> {
  return '';
}
export async function plainCsv(..._a: unknown[]): Promise<string> {
  return '';
}
