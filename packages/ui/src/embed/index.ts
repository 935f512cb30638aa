export type { EmbedDetail, EmbedProps, VisitDetail } from './jsx.js';
export { type RenderCardOptions, renderCard } from './render-card.js';
