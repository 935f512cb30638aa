import { lazy } from '../lazy.js';

interface Ranked {
  name: string;
  rating: number;
}

/** Highest rating first; ties are sorted by name. */
export function byRating(a: Ranked, b: Ranked): number {
  return b.rating - a.rating || byName(a, b);
}

/** Compares names as people sort them; the tie break makes the order total. */
export function byName(a: { name: string }, b: { name: string }): number {
  return names().compare(a.name, b.name) || Number(a.name > b.name) - Number(a.name < b.name);
}

// Created on first use, because constructing a collator is slow.
const names = lazy(() => new Intl.Collator('en', { sensitivity: 'base', numeric: true }));
