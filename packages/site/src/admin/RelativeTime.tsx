import { relativeTime } from './relative-time.js';

const MOMENT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** How long ago something was; the moment itself is its title. */
export function RelativeTime({ at, className }: { at: string; className?: string | undefined }) {
  const moment = new Date(at);
  return (
    <time dateTime={at} className={className} title={MOMENT.format(moment)}>
      {relativeTime(moment)}
    </time>
  );
}
