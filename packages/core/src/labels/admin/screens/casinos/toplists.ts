/** Texts of the pins of a toplist. */
export const adminPinLabels = {
  hint: 'A casino of this list at a place of its own until its last day. Readers see that you placed it, and the reason.',
  casino: 'casino-slug',
  place: 'Place',
  reason: 'Reason, which readers see',
  casinoOf: (number: number) => `Casino of pin ${number}`,
  placeOf: (number: number) => `Place of pin ${number}`,
  untilOf: (number: number) => `Last day of pin ${number}`,
  reasonOf: (number: number) => `Reason of pin ${number}`,
} as const;
