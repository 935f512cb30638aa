interface BlacklistFields {
  blacklistSeverity?: unknown;
  isBlacklisted?: boolean | undefined;
  blacklistDate?: string | undefined;
}

/** Turning the blacklist on dates it `today` where no date is given; turning it off clears the date. */
export function withBlacklistDate<T extends BlacklistFields>(
  changes: T,
  before: BlacklistFields,
  today: string,
): T {
  const { isBlacklisted } = 'isBlacklisted' in changes ? changes : before;
  if (!isBlacklisted) return { ...changes, blacklistDate: undefined };
  return { ...changes, blacklistDate: changes.blacklistDate ?? before.blacklistDate ?? today };
}

/** Whether changes say anything about the blacklist. */
export function setsBlacklist(changes: object): boolean {
  return Object.entries(changes).some(
    ([name, value]) =>
      value !== undefined &&
      (name === 'isBlacklisted' ? value === true : /^blacklist(Reason|Details|Date)$/.test(name)),
  );
}

/** Whether changes take a casino off the blacklist, emptying included, or say that it is another severity. */
export function relaxesBlacklist(changes: BlacklistFields, before: BlacklistFields): boolean {
  const isFreed = 'isBlacklisted' in changes && changes.isBlacklisted !== true;
  const isOther = 'blacklistSeverity' in changes && changes.blacklistSeverity !== before.blacklistSeverity;
  return isFreed || isOther;
}
