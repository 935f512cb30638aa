/** Patterns of texts that forms check without a schema. */
export const PATTERNS = {
  slug: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  email: /^[^\s@]+@[^\s@]+$/,
  color: /^#[0-9a-f]{6}$/,
} as const;
