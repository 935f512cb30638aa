import { scaleBand, scaleLinear, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import { escapeHtml } from '../../values/html/escape-html.js';

/** What a plot shows: for each name the amount, and that of the period before where it is compared. */
export interface PlottedAmounts {
  title: string;
  /** Days and months are a line, other groups bars. */
  isByTime: boolean;
  points: readonly { name: string; amount: number; before?: number | undefined }[];
}

const WIDTH = 720;
const LEFT = 64;
const NAMES = 200;
const BAR = 28;
const HEIGHT = 260;
/** Of a line, so many names stand below it. */
const MOST_NAMES = 12;

/** The colors of the admin, in light and dark: an image takes none of its page. */
const STYLE =
  '<style>svg{--cr-link:#0b5a34;--cr-ink-soft:#6b7280;color:#14201a}' +
  '@media (prefers-color-scheme:dark){svg{--cr-link:#74d6a0;--cr-ink-soft:#aab7af;color:#eef2ee}}</style>';
const NOW = 'var(--cr-link)';
const BEFORE = 'var(--cr-ink-soft)';

/** Draws amounts as an SVG image, light or dark as the reader has it; a table says the same in words. */
export function plotEarnings(plotted: PlottedAmounts): string {
  return plotted.isByTime ? lines(plotted) : bars(plotted);
}

function bars({ title, points }: PlottedAmounts): string {
  const height = points.length * BAR + 24;
  const band = scaleBand(
    points.map((_, at) => at),
    [24, height],
  ).padding(0.25);
  const amounts = points.flatMap(({ amount, before = 0 }) => [amount, before]);
  const x = scaleLinear([Math.min(0, ...amounts), Math.max(1, ...amounts)], [NAMES, WIDTH - 16]).nice(5);
  const bar = (at: number, amount: number, color: string, part: readonly [from: number, size: number]) =>
    `<rect x="${round(Math.min(x(0), x(amount)))}" y="${round((band(at) ?? 0) + part[0])}" width="${round(
      Math.abs(x(amount) - x(0)),
    )}" height="${round(part[1])}" fill="${color}"/>`;
  const ticks = x
    .ticks(5)
    .map(
      (tick) => gridLine(x(tick), 24, x(tick), height) + label(x(tick), 14, 'middle', x.tickFormat(5)(tick)),
    );
  const rows = points.map(({ name, amount, before }, at) => {
    const size = band.bandwidth();
    const own = before === undefined ? size : size * 0.6;
    return (
      label(NAMES - 8, (band(at) ?? 0) + size / 2 + 4, 'end', shortName(name)) +
      bar(at, amount, NOW, [0, own]) +
      (before === undefined ? '' : bar(at, before, BEFORE, [own, size - own]))
    );
  });
  return svg(title, height, [...ticks, ...rows]);
}

function lines({ title, points }: PlottedAmounts): string {
  const amounts = points.flatMap(({ amount, before = 0 }) => [amount, before]);
  const y = scaleLinear([Math.min(0, ...amounts), Math.max(1, ...amounts)], [HEIGHT - 32, 16]).nice(5);
  const x = scalePoint(
    points.map((_, at) => at),
    [LEFT, WIDTH - 24],
  ).padding(0.1);
  const xOf = (at: number) => x(at) ?? LEFT;
  const path = (
    of: (point: PlottedAmounts['points'][number]) => number | undefined,
    color: string,
    dash = '',
  ) => {
    const shape = line<PlottedAmounts['points'][number]>()
      .defined((point) => of(point) !== undefined)
      .x((_, at) => xOf(at))
      .y((point) => y(of(point) ?? 0))
      .digits(1);
    return `<path d="${shape(points) ?? ''}" fill="none" stroke="${color}" stroke-width="2"${dash}/>`;
  };
  const ticks = y
    .ticks(5)
    .map(
      (tick) =>
        gridLine(LEFT, y(tick), WIDTH - 16, y(tick)) +
        label(LEFT - 8, y(tick) + 4, 'end', y.tickFormat(5)(tick)),
    );
  const every = Math.ceil(points.length / MOST_NAMES);
  const names = points.map(({ name }, at) =>
    at % every === 0
      ? label(xOf(at), HEIGHT - 10, 'middle', name.slice(points.length > 1 && name.length > 7 ? 5 : 0))
      : '',
  );
  const dots = points.map(
    ({ amount }, at) => `<circle cx="${round(xOf(at))}" cy="${round(y(amount))}" r="3" fill="${NOW}"/>`,
  );
  return svg(title, HEIGHT, [
    ...ticks,
    ...names,
    path(({ before }) => before, BEFORE, ' stroke-dasharray="4 4"'),
    path(({ amount }) => amount, NOW),
    ...dots,
  ]);
}

function svg(title: string, height: number, parts: readonly string[]): string {
  const text = escapeHtml(title);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${text}" font-family="system-ui, sans-serif" font-size="12"><title>${text}</title>${STYLE}${parts.join('')}</svg>`;
}

function label(x: number, y: number, anchor: string, text: string): string {
  return `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}" fill="currentColor">${escapeHtml(text)}</text>`;
}

function gridLine(x1: number, y1: number, x2: number, y2: number): string {
  return `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" stroke="currentColor" stroke-opacity="0.15"/>`;
}

function shortName(name: string): string {
  const letters = [...name];
  return letters.length > 28 ? `${letters.slice(0, 27).join('')}…` : name;
}

function round(number: number): string {
  return String(Math.round(number * 10) / 10);
}
