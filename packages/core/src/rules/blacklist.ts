interface BlacklistFields {
  blacklistSeverity?: unknown;
  isBlacklisted?: boolean | undefined;
  blacklistReason?: unknown;
  blacklistDetails?: unknown;
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
export function setsBlacklist(changes: BlacklistFields): boolean {
  const { isBlacklisted, blacklistReason, blacklistDetails, blacklistDate } = changes;
  const isTold = [blacklistReason, blacklistDetails, blacklistDate].some((text) => text !== undefined);
  return isBlacklisted === true || isTold;
}

/** Whether the changes take a casino off the blacklist or change the severity. */
export function relaxesBlacklist(changes: BlacklistFields, before: BlacklistFields): boolean {
  const isFreed = 'isBlacklisted' in changes && changes.isBlacklisted !== true;
  const isOther = 'blacklistSeverity' in changes && changes.blacklistSeverity !== before.blacklistSeverity;
  return isFreed || isOther;
}
