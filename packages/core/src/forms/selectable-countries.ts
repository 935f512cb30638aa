/** The countries that forms offer first, in their order; every other can be found by its name. */
export const SELECTABLE_COUNTRIES = [
  ...['US', 'GB', 'CA', 'AU', 'DE', 'MT', 'FR', 'ES', 'IT', 'NL'],
  ...['SE', 'NO', 'FI', 'DK', 'AT', 'CH', 'BE', 'IE', 'NZ', 'JP'],
] as const;
