export { messages } from './messages.js';
export { type Casino, type CasinoInput, casino, type PublicCasino } from './model/casino.js';
export * from './model/catalogue.js';
export { type PublicCatalogue, publicCatalogue } from './model/public-catalogue.js';
export { OWNER, VISITOR } from './operations/operation.js';
export { type Outcome, type Perform, performer, type Wishes } from './perform.js';
export { isProblem, Problem } from './problem.js';
export { memoryHome } from './store/memory.js';
export { type Arrival, arrive } from './urls/arrive.js';
export {
  addressOf,
  isShown,
  type PagePlace,
  PLACES,
  type PlaceKind,
  placeAt,
  SHOWN_PLACES,
  type ShownPlaceKind,
} from './urls/places.js';
export { type AbsentView, gone, missing } from './views/absent.js';
export { type BestCasinosView, bestCasinos } from './views/best-casinos.js';
export type { BlacklistView, CasinoCardView, ScoreView, VisitView } from './views/casino-card.js';
export { casinoCard, scoreView } from './views/casino-card.js';
export { type CustomPageView, customPage } from './views/custom-page.js';
export type { Frame, LinkView } from './views/frame.js';
export { type HomeView, home } from './views/home.js';
export type { PageHead, StructuredData } from './views/page-head.js';
export { type ReviewView, review } from './views/review.js';
export { type Load, VIEWS, type ViewName, type ViewOf, type ViewParams, viewOf } from './views/views.js';
