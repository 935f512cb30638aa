import { lazy } from '../lazy.js';

interface Ranked {
  name: string;
  rating: number;
  isFeatured: boolean;
}

/** Best first; equals by name, so that the order is always the same. */
export function byRating(a: Ranked, b: Ranked): number {
  return b.rating - a.rating || byName(a, b);
}

/** Featured ones first, then best first. */
export function featuredFirst(a: Ranked, b: Ranked): number {
  return Number(b.isFeatured) - Number(a.isFeatured) || byRating(a, b);
}

/** By name, as people sort names; names that differ only in case or accents have an order too. */
export function byName(a: { name: string }, b: { name: string }): number {
  return names().compare(a.name, b.name) || Number(a.name > b.name) - Number(a.name < b.name);
}

// The engine reads its tables for this, which takes longer than many a command has to wait for anything.
const names = lazy(() => new Intl.Collator('en', { sensitivity: 'base', numeric: true }));
