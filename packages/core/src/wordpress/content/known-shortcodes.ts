import { escapeHtml } from '../../values/html/escape-html.js';
import type { ArticleSite, OldPicture } from './article-site.js';
import type { Shortcode } from './shortcodes.js';
import { linkOrVideo, videoBlock } from './video-block.js';

type Replace = (shortcode: Shortcode, site: ArticleSite) => string | undefined;

/** The shortcodes of WordPress itself, and those that everyone knows. */
const KNOWN: Readonly<Record<string, Replace>> = {
  caption: captioned,
  wp_caption: captioned,
  gallery,
  table,
  embed: ({ inner, attributes }) => linkOrVideo(inner ?? attributes.get('src') ?? ''),
  youtube: hosted((id) => `https://www.youtube.com/watch?v=${id}`),
  vimeo: hosted((id) => `https://vimeo.com/${id}`),
  video: media(['src', 'mp4', 'm4v', 'webm', 'ogv', 'flv']),
  audio: media(['src', 'mp3', 'm4a', 'ogg', 'wav']),
};

/** What stands in place of a shortcode; undefined for one that is not known. */
export function knownShortcode(shortcode: Shortcode, site: ArticleSite): string | undefined {
  const replace = Object.hasOwn(KNOWN, shortcode.name) ? KNOWN[shortcode.name] : undefined;
  return replace?.(shortcode, site);
}

/** A picture and the words behind it. */
function captioned({ attributes, inner = '' }: Shortcode): string {
  const end = Math.max(endOf(inner, /<img\b[^<>]*>/gi), endOf(inner, /<\/a>/gi));
  const caption = attributes.get('caption') ?? inner.slice(end).trim();
  return figure(inner.slice(0, end), caption);
}

function endOf(text: string, pattern: RegExp): number {
  const last = [...text.matchAll(pattern)].at(-1);
  return last === undefined ? 0 : last.index + last[0].length;
}

function gallery({ attributes }: Shortcode, { picture, attachedPictures }: ArticleSite): string | undefined {
  const ids = (attributes.get('ids') ?? attributes.get('include') ?? '').split(',').map((id) => id.trim());
  const named = ids.flatMap((id) => picture(id) ?? []);
  const pictures = named.length > 0 ? named : attachedPictures;
  return pictures.length === 0 ? undefined : pictures.map(galleryFigure).join('\n');
}

function galleryFigure({ url, alt, caption }: OldPicture): string {
  return figure(`<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}">`, escapeHtml(caption));
}

/** What only says how a table looks, or that visitors can sort and search it. */
const LOOKS =
  /^(?:id|\d+|class|column_widths|alternating_row_colors|row_hover|print_name|print_name_position|print_description|print_description_position|cellspacing|cellpadding|border|use_datatables|datatables_\w+|responsive\w*|cache_table_output|first_column_th)$/;

/** A table of TablePress; one of which only a part is shown is not known. */
function table({ attributes }: Shortcode, site: ArticleSite): string | undefined {
  const id = attributes.get('id');
  if (id === undefined || [...attributes.keys()].some((name) => !LOOKS.test(name))) return undefined;
  return site.table(id);
}

function figure(content: string, caption: string): string {
  const words = caption === '' ? '' : `<figcaption>${caption}</figcaption>`;
  return `<figure>${content}${words}</figure>`;
}

/** A video by its address or its id. */
function hosted(addressOf: (id: string) => string): Replace {
  return ({ attributes, inner }) => {
    const given = inner || attributes.get('url') || attributes.get('src') || attributes.get('0') || '';
    const id = attributes.get('id') ?? attributes.get('v') ?? given;
    return videoBlock(given) ?? videoBlock(addressOf(id.trim()));
  };
}

/** A file that plays: a link to it. */
function media(names: readonly string[]): Replace {
  return ({ attributes }) => {
    const address = names.map((name) => attributes.get(name)).find(Boolean);
    return address === undefined ? undefined : linkOrVideo(address);
  };
}
