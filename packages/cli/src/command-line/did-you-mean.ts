/** Asks whether the nearest words were meant; undefined where there is none. */
export function didYouMean(...words: readonly (string | undefined)[]): string | undefined {
  const quoted = words.filter((word) => word !== undefined).map((word) => `'${word}'`);
  return quoted.length === 0 ? undefined : `Did you mean ${quoted.join(' or ')}?`;
}
