interface Retirement {
  isActive?: boolean | null | undefined;
  retiredAt?: string | null | undefined;
}

/**
 * Dates the retirement when an active casino is hidden; clears the date when it is shown again. The
 * date proves that a hidden casino was public before: without it, its URL must not reveal that it
 * exists.
 */
export function withRetiredAt<T extends Retirement>(changes: T, before: Retirement, now: string): T {
  const isActive = changes.isActive ?? before.isActive;
  if (before.isActive === true && isActive === false) {
    return { ...changes, retiredAt: changes.retiredAt ?? now };
  }
  const isDated = (changes.retiredAt ?? before.retiredAt ?? undefined) !== undefined;
  return isActive === true && isDated ? { ...changes, retiredAt: undefined } : changes;
}
