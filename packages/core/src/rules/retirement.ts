interface Retirement {
  isActive?: boolean | null | undefined;
  retiredAt?: string | null | undefined;
}

/**
 * Hiding an active casino dates its retirement `now`; showing it again clears the date. The date is the only evidence
 * that visitors have ever seen a hidden casino: without it, nobody outside may learn that there is one.
 */
export function datedRetirement<T extends Retirement>(changes: T, before: Retirement, now: string): T {
  const isActive = changes.isActive ?? before.isActive;
  if (before.isActive === true && isActive === false) {
    return { ...changes, retiredAt: changes.retiredAt ?? now };
  }
  const isDated = (changes.retiredAt ?? before.retiredAt ?? undefined) !== undefined;
  return isActive === true && isDated ? { ...changes, retiredAt: undefined } : changes;
}
