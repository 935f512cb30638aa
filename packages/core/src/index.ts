export { clockwork } from './clockwork.js';
export { csvLine } from './csv/csv.js';
export { disarmed } from './csv/formulas.js';
export { tableWriter } from './csv/table.js';
export { ENCODINGS } from './csv/text.js';
export { labels, messages, notices } from './messages.js';
export { BONUS_CATEGORIES, type Bonus, bonus } from './model/bonus.js';
export { type Casino, type CasinoInput, casino, type PublicCasino } from './model/casino.js';
export * from './model/catalogue.js';
export { type Entity, optionOf, putAt, sentence, valueAt } from './model/entity.js';
export { GAME_CATEGORIES, type Game, game } from './model/game.js';
export { type HomepageSection, homepageContent, homepageSection } from './model/homepage.js';
export { MENUS, type MenuName, type MenuRow, menuItem, menuRow } from './model/menu.js';
export { nearest } from './model/nearest.js';
export { type Page, page } from './model/page.js';
export { POST_CATEGORIES, type Post, post } from './model/post.js';
export { type PublicCatalogue, publicCatalogue } from './model/public-catalogue.js';
export { type Redirect, redirect } from './model/redirect.js';
export { type SiteSettings, siteSettings } from './model/settings.js';
export type { Chart, Figure, Lesson, Showcase } from './model/showcase.js';
export type { DemoAccount, StandIns } from './model/stand-ins.js';
export { ROLES, type Role, type ShownUser, type SignedIn, shownUser, type User, user } from './model/user.js';
export * from './operations/accounts.js';
export * from './operations/backup.js';
export * from './operations/bonuses.js';
export * from './operations/bonuses-files.js';
export * from './operations/casinos.js';
export { casinosExport, casinosTemplate } from './operations/casinos-export.js';
export { casinosImport } from './operations/casinos-import.js';
export * from './operations/doctor.js';
export * from './operations/embed.js';
export * from './operations/footer-pages.js';
export * from './operations/games.js';
export * from './operations/games-files.js';
export * from './operations/history.js';
export * from './operations/homepage.js';
export * from './operations/homepage-sections.js';
export type { ImportSummary } from './operations/import-summary.js';
export { operations, registry } from './operations/index.js';
export * from './operations/media.js';
export * from './operations/menus.js';
export * from './operations/menus-files.js';
export {
  type Actor,
  type Operation,
  OWNER,
  type Passwords,
  type Progress,
  VISITOR,
} from './operations/operation.js';
export * from './operations/pages.js';
export * from './operations/pages-files.js';
export * from './operations/pages-stats.js';
export { actorCalled } from './operations/people.js';
export * from './operations/posts.js';
export * from './operations/posts-files.js';
export * from './operations/redirects.js';
export * from './operations/redirects-files.js';
export { redirectsHostFile } from './operations/redirects-host-file.js';
export * from './operations/redirects-look.js';
export * from './operations/settings.js';
export * from './operations/showcase.js';
export * from './operations/sitemap.js';
export * from './operations/styles.js';
export * from './operations/tracking.js';
export * from './operations/users.js';
export { type Outcome, type Perform, performer, type Wishes } from './perform.js';
export { type Issue, isProblem, Problem, type ProblemCode } from './problem.js';
export { CASINO_SORTS, CASINO_STATUSES } from './rules/casino-filter.js';
export { readMinutes } from './rules/reading.js';
export { customSheet, SAFETY_OVERRIDE } from './rules/safety-override.js';
export { nameOf } from './store/content.js';
export { type Difference, differences } from './store/differences.js';
export type { Home } from './store/home.js';
export { memoryHome } from './store/memory.js';
export { readCatalogue } from './store/read-catalogue.js';
export { openStore, type Store } from './store/store.js';
export { type Arrival, arrive } from './urls/arrive.js';
export { HOSTS, type HostName } from './urls/host-files.js';
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
export { type AskedKind, tellingQuery } from './urls/queries.js';
export { robotsText } from './urls/robots.js';
export { partPath, sitemap, sitemapPartAt, sitemapXml } from './urls/sitemap.js';
export { type Spot, spotOf } from './urls/spot.js';
export { countryCode, countryNames } from './values/country-names.js';
export { flag } from './values/flag.js';
export { dayOf } from './values/moment.js';
export { HEAVIEST_PICTURE } from './values/picture.js';
export { stars } from './values/score.js';
export { gone, type MissingView, missedAt, missing } from './views/absent.js';
export type { ForgotPasswordView, LoginView, ProfileView, RegisterView } from './views/accounts.js';
export { type BestCasinosView, bestCasinos } from './views/best-casinos.js';
export { type BlacklistedCasinoView, type BlacklistedView, blacklisted } from './views/blacklisted.js';
export { type BlogView, blog } from './views/blog.js';
export type { BonusCardView } from './views/bonus-card.js';
export { type BonusesView, bonuses } from './views/bonuses.js';
export type { BlacklistView, CasinoCardView, ScoreView, VisitView } from './views/casino-card.js';
export { casinoCard, scoreView } from './views/casino-card.js';
export {
  type ComparedCasinoView,
  type ComparePickerView,
  type CompareView,
  compare,
} from './views/compare.js';
export type { CompareCellView, CompareGroupView, CompareRowView } from './views/compare-rows.js';
export { type ComplaintCardView, type ComplaintsView, complaints } from './views/complaints.js';
export { type CountriesView, type CountryPanelView, type CountryView, countries } from './views/countries.js';
export { type CustomPageView, customPage } from './views/custom-page.js';
export { cardOn } from './views/embed-offer.js';
export {
  EMBED_KINDS,
  EMBED_SCRIPT,
  type EmbedKind,
  framedSlug,
  type PinnedScript,
} from './views/embed-snippets.js';
export { toplistIndexText } from './views/embed-toplist.js';
export { type EmbeddedCard, type EmbeddedCardView, embedCards, goneCard } from './views/embedded-card.js';
export { FEED_PATH, feedXml, hasFeed } from './views/feed.js';
export { type ForumCategoryView, type ForumView, forum } from './views/forum.js';
export type { AccountView, FooterView, Frame, LinkView } from './views/frame.js';
export type { GameCardView } from './views/game-card.js';
export { type GamesView, games } from './views/games.js';
export { type GuidesView, guides, type LessonView } from './views/guides.js';
export { type HomeView, home } from './views/home.js';
export type { HomeCasinoView, HomeSectionView } from './views/home-sections.js';
export type { ChoiceLinkView, FilterFormView, PagerView } from './views/list.js';
export { type NewsView, news } from './views/news.js';
export { OEMBED_PATH, type OEmbed, oembed } from './views/oembed.js';
export type { PageHead, StructuredData } from './views/page-head.js';
export { type PostView, post as postPage } from './views/post.js';
export { type PostCardView, postCard } from './views/post-card.js';
export type { ShareView } from './views/post-share.js';
export { type ReviewView, review } from './views/review.js';
export { type ReviewCardView, type ReviewsView, reviews } from './views/reviews.js';
export { type FoundPostView, type SearchView, search } from './views/search.js';
export { type TournamentCardView, type TournamentsView, tournaments } from './views/tournaments.js';
export { type Load, VIEWS, type ViewName, type ViewOf, type ViewParams, viewOf } from './views/views.js';
