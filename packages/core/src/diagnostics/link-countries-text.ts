/** What is told of a short link that led elsewhere in some countries. */
export function linkCountriesText({
  source,
  countries,
}: {
  source: string;
  countries: readonly { country: string; target: string }[];
}): string {
  const told = countries.map(({ country, target }) => `${country} ${target}`).join(', ');
  return `${source} led elsewhere in some countries, and a redirect has one target: ${told.slice(0, 1_000)}. The import of listings takes these addresses from the same file`;
}
