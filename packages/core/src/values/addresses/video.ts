/** The hosts of videos that texts show. */
export type VideoHost = 'youtube' | 'vimeo';

/** A video of a known host. */
export interface Video {
  host: VideoHost;
  /** As the host names it; of an unlisted one of Vimeo with its key: `76979871:8272103f6e`. */
  id: string;
}

/** A video as it is stored: `youtube:dQw4w9WgXcQ`. */
export const STORED_VIDEO = /^(?:youtube:[\w-]{11}|vimeo:\d{1,12}(?::[\da-f]{1,20})?)$/;

/** The origins of the players, which a page with a video may show in a frame. */
export const VIDEO_PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

/** The video of a stored text; undefined for any other text. */
export function parseVideo(text: string): Video | undefined {
  if (!STORED_VIDEO.test(text)) return undefined;
  const at = text.indexOf(':');
  return { host: text.slice(0, at) as VideoHost, id: text.slice(at + 1) };
}

/** A video as it is stored. */
export function formatVideo({ host, id }: Video): string {
  return `${host}:${id}`;
}

/** The video that a web address leads to, in any of the ways in which its host writes it; undefined for any other address. */
export function videoAt(address: string): Video | undefined {
  const text = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(text)) return undefined;
  const { hostname, pathname, searchParams } = new URL(text);
  const host = hostname.replace(/^(?:www|m|music)\./, '');
  const steps = pathname.split('/').filter(Boolean);
  return parseVideo(storedAs(host, steps, searchParams));
}

function storedAs(host: string, steps: readonly string[], query: URLSearchParams): string {
  const [first = '', second = ''] = steps;
  switch (host) {
    case 'youtu.be':
      return `youtube:${first}`;
    case 'youtube.com':
    case 'youtube-nocookie.com':
      return `youtube:${/^(?:embed|shorts|live|v)$/.test(first) ? second : query.get('v')}`;
    case 'vimeo.com':
    case 'player.vimeo.com': {
      const at = steps.findIndex((step) => /^\d+$/.test(step));
      const key = query.get('h') ?? steps[at + 1];
      return `vimeo:${steps[at]}${at >= 0 && key !== undefined ? `:${key}` : ''}`;
    }
    default:
      return '';
  }
}

/** The page of a video at its host. */
export function videoAddress({ host, id }: Video): string {
  return host === 'youtube'
    ? `https://www.youtube.com/watch?v=${id}`
    : `https://vimeo.com/${id.replace(':', '/')}`;
}

/** The player of a video, which plays at once and sets as few cookies as its host allows. */
export function videoPlayer({ host, id }: Video): string {
  if (host === 'youtube') return `${VIDEO_PLAYERS[0]}/embed/${id}?autoplay=1`;
  const [number, key] = id.split(':');
  return `${VIDEO_PLAYERS[1]}/video/${number}?autoplay=1&dnt=1${key === undefined ? '' : `&h=${key}`}`;
}
