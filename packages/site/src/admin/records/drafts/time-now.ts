/** The time on this reader's clock, such as `09:30`. */
export function timeNow(): string {
  return new Date().toLocaleTimeString('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}
