import { counted, type RegisterSummary } from '@croupier/core';

/** A register in a line. */
export function summaryText({ authority, alsoCalled, date, count, domains }: RegisterSummary): string {
  const names = alsoCalled.length === 0 ? '' : `, also called ${alsoCalled.join(', ')}`;
  return `${authority}${names}: ${counted(count, 'entry', 'entries')}, ${counted(domains, 'domain')}, of ${date}`;
}
