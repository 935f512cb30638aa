import type { PublicCasino } from '../../model/casino.js';
import type { DemoFallbacks } from '../../model/demo-fallbacks.js';

/**
 * A casino with what the demo says in place of facts that it does not have. Its own always come first, and a group of
 * them, such as its bonuses, is its own or not at all; nothing is made up for one that is blacklisted.
 */
export function withDemoFallbacks(
  casino: PublicCasino,
  demoFallbacks: DemoFallbacks | undefined,
): PublicCasino {
  if (demoFallbacks === undefined || casino.isBlacklisted) return casino;
  const own = Object.entries(casino).filter(([, value]) => hasValue(value));
  const filled = { ...casino, ...demoFallbacks.casino, ...Object.fromEntries(own) };
  return casino.bonus === undefined ? filled : { ...filled, bonuses: casino.bonuses };
}

function hasValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === 'object' && value !== null) return Object.values(value).some(hasValue);
  return value !== undefined;
}
