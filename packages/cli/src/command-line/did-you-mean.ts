/** Suggests the nearest words; undefined if none is near. */
export function didYouMean(...words: readonly (string | undefined)[]): string | undefined {
  const quoted = words.filter((word) => word !== undefined).map((word) => `'${word}'`);
  return quoted.length === 0 ? undefined : `Did you mean ${quoted.join(' or ')}?`;
}
