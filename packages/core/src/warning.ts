import { WARNINGS, type WarningParams, type WarningReason } from './diagnostics/warnings.js';

/** Something to know about a change that was made all the same. Callers may word it from `reason` and `params`. */
export interface Warning {
  reason: WarningReason;
  params: Readonly<Record<string, unknown>>;
  message: string;
}

/** A result with the warnings of a change, where there are any. */
export function withWarnings<R extends object>(
  result: R,
  warnings: readonly Warning[],
): R & { warnings?: Warning[] } {
  return warnings.length === 0 ? result : { ...result, warnings: [...warnings] };
}

/** Creates a warning from the table, which determines its text and parameter types. */
export function warning<R extends WarningReason>(reason: R, params: WarningParams<R>): Warning {
  const text = WARNINGS[reason].text as (params: WarningParams<R>) => string;
  return { reason, params, message: text(params) };
}
