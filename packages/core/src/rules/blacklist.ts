interface BlacklistFields {
  blacklistSeverity?: unknown;
  isBlacklisted?: boolean | undefined;
  blacklistDate?: string | undefined;
}

/**
 * Sets the blacklist date to `today` when a casino is blacklisted without one; clears it when the
 * casino is taken off.
 */
export function withBlacklistDate<T extends BlacklistFields>(
  changes: T,
  before: BlacklistFields,
  today: string,
): T {
  const { isBlacklisted } = 'isBlacklisted' in changes ? changes : before;
  if (!isBlacklisted) return { ...changes, blacklistDate: undefined };
  return { ...changes, blacklistDate: changes.blacklistDate ?? before.blacklistDate ?? today };
}

/** Whether the changes set any blacklist field. */
export function setsBlacklist(changes: object): boolean {
  return Object.entries(changes).some(
    ([name, value]) =>
      value !== undefined &&
      (name === 'isBlacklisted' ? value === true : /^blacklist(Reason|Details|Date)$/.test(name)),
  );
}

/** Whether the changes take a casino off the blacklist or change the severity. */
export function relaxesBlacklist(changes: BlacklistFields, before: BlacklistFields): boolean {
  const isFreed = 'isBlacklisted' in changes && changes.isBlacklisted !== true;
  const isOther = 'blacklistSeverity' in changes && changes.blacklistSeverity !== before.blacklistSeverity;
  return isFreed || isOther;
}
