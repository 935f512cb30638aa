/** How many records a page of a list has. */
export const PER_PAGE = 24;

/** The number of a page, from 1; anything else is the first. */
export function pageNumber(text = ''): number {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
