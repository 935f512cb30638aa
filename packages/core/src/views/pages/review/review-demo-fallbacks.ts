import type { PublicCasino } from '../../../collections/casinos/casino.js';
import type { DemoFallbacks } from '../../../model/documents/demo-fallbacks.js';

/**
 * Fills a casino's missing facts with demo values. The casino's ownValues values win; its bonuses are
 * taken as a whole or not at all. Blacklisted casinos are returned unchanged.
 */
export function withDemoFallbacks(
  casino: PublicCasino,
  demoFallbacks: DemoFallbacks | undefined,
): PublicCasino {
  if (demoFallbacks === undefined || casino.isBlacklisted) return casino;
  const ownValues = Object.entries(casino).filter(([, value]) => hasValue(value));
  const filled = { ...casino, ...demoFallbacks.casino, ...Object.fromEntries(ownValues) };
  return casino.bonus === undefined ? filled : { ...filled, bonuses: casino.bonuses };
}

function hasValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === 'object' && value !== null) return Object.values(value).some(hasValue);
  return value !== undefined;
}
