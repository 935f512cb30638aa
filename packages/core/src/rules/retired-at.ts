interface Retirement {
  isActive?: boolean | null | undefined;
  retiredAt?: string | null | undefined;
}

/**
 * Sets the date of retirement when an active casino is hidden, and clears it when it is shown again. Without a date the
 * URL of a hidden casino must not reveal that it exists.
 */
export function withRetiredAt<T extends Retirement>(changes: T, before: Retirement, now: string): T {
  const isActive = changes.isActive ?? before.isActive;
  if (before.isActive === true && isActive === false) {
    return { ...changes, retiredAt: changes.retiredAt ?? now };
  }
  const isDated = (changes.retiredAt ?? before.retiredAt ?? undefined) !== undefined;
  return isActive === true && isDated ? { ...changes, retiredAt: undefined } : changes;
}
