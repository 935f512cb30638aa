import { counted, type RegisterStanding } from '@croupier/core';

/** A register in a line. */
export function standingText({ authority, alsoCalled, date, count, domains }: RegisterStanding): string {
  const names = alsoCalled.length === 0 ? '' : `, also called ${alsoCalled.join(', ')}`;
  return `${authority}${names}: ${counted(count, 'entry', 'entries')}, ${counted(domains, 'domain')}, of ${date}`;
}
