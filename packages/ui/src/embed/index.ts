export type { EmbedDetail, EmbedProps, VisitDetail } from './jsx-namespace.js';
export { type RenderCardOptions, renderCard } from './render-card.js';
