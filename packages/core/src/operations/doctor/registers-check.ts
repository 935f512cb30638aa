import { casinosInRegisters } from '../registers/registers-check.js';
import { type CheckResult, found } from './finding.js';

/** Listings and casinos that contradict the register of an authority. */
export function* checkRegisters(
  content: Parameters<typeof casinosInRegisters>[0],
  today: string,
): Iterable<CheckResult> {
  for (const { faults } of casinosInRegisters(content, today)) {
    for (const { name, listingId, ...fault } of faults) {
      const { casino, listing } = fault;
      const where =
        listingId === undefined
          ? { in: 'casinos', subject: name }
          : { in: 'listings', id: listingId, subject: listing ?? casino };
      yield found('register-mismatch', fault, where);
    }
  }
}
