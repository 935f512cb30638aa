export { type AuthorInput, author, type PublicAuthor } from './collections/authors/author.js';
export * from './collections/authors/authors.js';
export { BONUS_CATEGORIES, type Bonus, type BonusInput, bonus } from './collections/bonuses/bonus.js';
export * from './collections/bonuses/bonuses.js';
export * from './collections/bonuses/bonuses-due.js';
export * from './collections/bonuses/bonuses-suggest.js';
export * from './collections/bonuses/bonuses-withdraw.js';
export type { OfferSign } from './collections/bonuses/offer-trace.js';
export {
  type Casino,
  type CasinoInput,
  casino,
  PLACEHOLDER_IMAGE,
  type PublicCasino,
} from './collections/casinos/casino.js';
export type { CasinoInMarket } from './collections/casinos/casino-in-market.js';
export { casinoSortOrder } from './collections/casinos/casino-query.js';
export * from './collections/casinos/casinos.js';
export { casinosExport, casinosImport, casinosTemplate } from './collections/casinos/casinos-transfer.js';
export { casinosDistinct } from './collections/casinos/duplicates/casinos-distinct.js';
export {
  type CarriedCounts,
  casinosMerge,
  type MergeResult,
} from './collections/casinos/merge/casinos-merge.js';
export {
  MERGE_PREFERENCES,
  type MergedField,
  type MergePreference,
} from './collections/casinos/merge/merged-fields.js';
export type { Collection } from './collections/collection.js';
export type { Draft, DraftField } from './collections/drafts/draft.js';
export { draftsDiscard, draftsList, draftsSave, draftsShow } from './collections/drafts/drafts.js';
export { EDIT_PERMISSIONS } from './collections/drafts/edit-permissions.js';
export { mergeDrafts } from './collections/drafts/merge-fields.js';
export type { DraftSummary } from './collections/drafts/named-drafts.js';
export { type Earning, type EarningInput, earning } from './collections/earnings/earning.js';
export * from './collections/earnings/earnings.js';
export { GAME_CATEGORIES, type Game, type GameInput, game } from './collections/games/game.js';
export * from './collections/games/games.js';
export { ACCEPTANCE, type Listing, type ListingInput, listing } from './collections/listings/listing.js';
export * from './collections/listings/listings.js';
export { type Market, type MarketInput, market, type PublicMarket } from './collections/markets/market.js';
export * from './collections/markets/markets.js';
export * from './collections/pages/footer-pages.js';
export { type Page, type PageInput, page } from './collections/pages/page.js';
export * from './collections/pages/page-stats.js';
export * from './collections/pages/pages.js';
export { type Post, type PostInput, post } from './collections/posts/post.js';
export * from './collections/posts/posts.js';
export { type Programme, type ProgrammeInput, programme } from './collections/programmes/programme.js';
export * from './collections/programmes/programmes.js';
export { type Rate, type RateInput, rate } from './collections/rates/rate.js';
export * from './collections/rates/rates.js';
export { type Toplist, type ToplistInput, toplist } from './collections/toplists/toplist.js';
export * from './collections/toplists/toplists.js';
export * from './collections/toplists/toplists-preview.js';
export {
  MAX_VIEW_NAME,
  type SavedView,
  VIEWED_LISTS,
  type ViewedList,
} from './collections/views/view.js';
export { viewQuery } from './collections/views/view-query.js';
export { viewsDelete, viewsList, viewsSave } from './collections/views/views.js';
export { csvLine } from './csv/csv-records.js';
export { escapeFormula } from './csv/escape-formula.js';
export { tableWriter } from './csv/table.js';
export { CHECKS } from './diagnostics/checks.js';
export {
  type FindingCode,
  type FindingParams,
  SEVERITIES,
  type Severity,
} from './diagnostics/findings.js';
export type { Issue } from './diagnostics/issue.js';
export * from './diagnostics/link-result.js';
export { counted, plural, withArticle } from './diagnostics/plural.js';
export type { ProblemCode } from './diagnostics/problems/entry.js';
export type { ParamsOf, ProblemReason } from './diagnostics/problems.js';
export type { WarningParams, WarningReason } from './diagnostics/warnings.js';
export { type ProblemJson, problemFromJson, problemToJson } from './http/problem-json.js';
export { isSameOrigin, type RequestOrigin, requireSameOrigin } from './http/same-origin.js';
export { API_PATH } from './http/wire-format.js';
export { DRAFTED, type DraftedCollection } from './labels/admin/collection-list.js';
export { loadLocale } from './labels/locales/load-locale.js';
export { directionOf } from './labels/localize/text-direction.js';
export type { CardLocale } from './labels/replaceable/card-labels.js';
export type { Locale } from './labels/replaceable/labels.js';
export { cardLocales } from './labels/texts/cards.generated.js';
export { CARD_LANGUAGES, type CardLanguage } from './labels/texts/languages.generated.js';
export { cardNotices, componentLabels, messages, toplistLabels } from './messages.js';
export { closestMatch } from './model/closest-match.js';
export * from './model/collections.js';
export type { ContactMessage } from './model/contact-message.js';
export { type Analytics, type AnalyticsProvider, analyticsOf } from './model/documents/analytics.js';
export type { DemoAccount, DemoFallbacks } from './model/documents/demo-fallbacks.js';
export { HOME_SECTIONS } from './model/documents/home-sections.js';
export { type HomepageSection, homepageSection } from './model/documents/homepage.js';
export { homepageContent } from './model/documents/homepage-content.js';
export { ENCODINGS, type ImportSettings, WHEN_GONE } from './model/documents/import-settings.js';
export {
  MENU_NAMES,
  type MenuItemInput,
  type MenuName,
  type MenuRow,
  menuItem,
  menuRow,
} from './model/documents/menus.js';
export { type SiteSettings, siteSettings } from './model/documents/settings.js';
export type { Chart, Figure, Lesson, Showcase } from './model/documents/showcase.js';
export {
  cliOptionOf,
  type Entity,
  editableFields,
  getFieldValue,
  issueSentence,
  setFieldValue,
} from './model/entity.js';
export { IMPORTABLE, type ImportableName, type ImportProfile } from './model/import-profile.js';
export type { FetchedFile, ImportRun } from './model/import-run.js';
export { helpPagesOf } from './model/markets/help-pages.js';
export { marketLines, type RuleLine, type RuleLines, type RuleName } from './model/markets/market-lines.js';
export type { HelpPage, MarketProfile, MarketRules, Sourced } from './model/markets/market-rules.js';
export { MARKET_PROFILES } from './model/markets/profiles/profiles.js';
export { ruleValueText } from './model/markets/rule-value-text.js';
export { marketRules } from './model/markets/rules-of-market.js';
export type { OfferConditionsView } from './model/offers/offer-conditions.js';
export { POST_CATEGORIES } from './model/post-categories.js';
export { type PublicCatalogue, publicCatalogue } from './model/public-catalogue.js';
export { type Redirect, type RedirectInput, redirect } from './model/redirect.js';
export { hasSamePages } from './model/same-pages.js';
export {
  ROLES,
  type Role,
  type SignedInUser,
  type User,
  type UserInput,
  type UserSummary,
  user,
  userSummary,
  type Visitor,
} from './model/user.js';
export {
  ADMIN_SCREEN_ROUTES,
  ADMIN_SCREEN_ROUTES as ADMIN_ROUTES,
  type AdminRoute,
  type AdminScreen,
  adminPath,
  matchAdminRoute,
} from './operations/define/admin-screen-routes.js';
export {
  type Actor,
  type Operation,
  OWNER,
  type PasswordHasher,
  type Progress,
  VISITOR,
} from './operations/define/operation.js';
export { allows } from './operations/define/permissions.js';
export type {
  BuiltSite,
  CheckedPages,
  LinkWork,
  SiteFault,
  SiteTools,
  SiteWork,
} from './operations/define/site-tools.js';
export * from './operations/doctor/doctor.js';
export type { Finding } from './operations/doctor/finding.js';
export * from './operations/earnings/earnings-reconcile.js';
export * from './operations/earnings/earnings-report.js';
export { EARNING_GROUPS, type EarningRow } from './operations/earnings/group-earnings.js';
export type { LinkRecord } from './operations/links/link-records.js';
export { linksCheck } from './operations/links/links-check.js';
export { linksList } from './operations/links/links-list.js';
export { linksUpdate } from './operations/links/links-update.js';
export * from './operations/menus/menus.js';
export * from './operations/menus/menus-transfer.js';
export * from './operations/messages/messages.js';
export { migratePictures, type RejectedPicture } from './operations/migrate/migrate-pictures.js';
export { MOST_VERIFIED, migrateVerify } from './operations/migrate/migrate-verify.js';
export {
  type Migration,
  migrateWordpress,
  type OldPictureFile,
} from './operations/migrate/migrate-wordpress.js';
export type { MigratedRecords } from './operations/migrate/migrated-records.js';
export { type OldAnswer, shownOutcome } from './operations/migrate/old-answer.js';
export { OLD_OUTCOMES } from './operations/migrate/old-outcomes.js';
export type { SortOrder } from './operations/records/sort-order.js';
export * from './operations/redirects/redirect-lookup.js';
export * from './operations/redirects/redirects.js';
export { redirectsHostFile } from './operations/redirects/redirects-host-file.js';
export * from './operations/redirects/redirects-transfer.js';
export type { RegisterHit } from './operations/registers/match-casino.js';
export {
  type RegisterSummary,
  registersDelete,
  registersList,
  registersShow,
} from './operations/registers/registers.js';
export { registersCheck } from './operations/registers/registers-check.js';
export { type RegisterImport, registersImport } from './operations/registers/registers-import.js';
export {
  describedCollections,
  type OperationInput,
  type OperationName,
  type OperationResult,
  operations,
  registry,
} from './operations/registry.js';
export * from './operations/site/community.js';
export * from './operations/site/embed.js';
export * from './operations/site/homepage.js';
export * from './operations/site/homepage-sections.js';
export * from './operations/site/media.js';
export * from './operations/site/media-fetch.js';
export * from './operations/site/media-replace.js';
export { pictureTooLarge } from './operations/site/picture-problem.js';
export * from './operations/site/preview.js';
export * from './operations/site/settings.js';
export * from './operations/site/showcase.js';
export * from './operations/site/site-tools.js';
export * from './operations/site/sitemap.js';
export * from './operations/site/styles.js';
export * from './operations/site/tracking.js';
export * from './operations/site/visits.js';
export { migrateMarkdown } from './operations/site-folder/migrate-markdown.js';
export { type SiteExport, siteExport } from './operations/site-folder/site-export.js';
export type { SourceDifference, SourceOutcome } from './operations/sources/source-outcome.js';
export {
  importsList,
  importsShow,
  type SourceRow,
  type SourceStanding,
  sourcesDecide,
  sourcesList,
  sourcesShow,
} from './operations/sources/sources.js';
export * from './operations/store/backup.js';
export * from './operations/store/facts.js';
export * from './operations/store/history.js';
export * from './operations/store/restore.js';
export { historyRedo, historyUndo, type UndoResult } from './operations/store/undo.js';
export { authenticateToken } from './operations/tokens/authenticate-token.js';
export * from './operations/tokens/tokens.js';
export { type ImportSummary, MAX_PLANNED_ROWS } from './operations/transfer/import-summary.js';
export {
  profilesDelete,
  profilesList,
  profilesSave,
  profilesShow,
} from './operations/transfer/profiles.js';
export * from './operations/users/accounts.js';
export { SESSION_PREFIX } from './operations/users/end-access.js';
export { type SignInState, signInState } from './operations/users/sign-in-state.js';
export { actorFor, findUserForSignIn, normalizeLogin } from './operations/users/user-rules.js';
export * from './operations/users/users.js';
export { createPerform, type Outcome, type Perform, type PerformOptions } from './perform.js';
export { amendProblem, isProblem, Problem, problem } from './problem.js';
export { CASINO_SORTS, CASINO_STATUSES } from './rules/casino-filter.js';
export { customStyleSheet, PROTECTED_ELEMENTS_CSS } from './rules/protected-elements-css.js';
export { filledStars, ratingBand } from './rules/ratings.js';
export { readingMinutes } from './rules/reading-time.js';
export { runtime } from './runtime.js';
export { readTar, safePath } from './site-folder/archive/tar-reader.js';
export { tarWriter } from './site-folder/archive/tar-writer.js';
export { folderOfFacts, folderOfText, isMarkdownFile } from './site-folder/foreign/markdown-place.js';
export { isOwnName, MANIFEST_FILE } from './site-folder/site-files.js';
export { displayNameOf } from './store/content.js';
export type { ExpiringEntry, ExpiringStorage } from './store/expiring-storage.js';
export { memoryStorage } from './store/memory-storage.js';
export { loadRecords, readCatalogue } from './store/read-catalogue.js';
export { diffRecords, type FieldDiff } from './store/record-diff.js';
export { RecordCache } from './store/serialized/record-cache.js';
export type { MediaStorage, RateLimit, SharedLimits, StorageAdapter } from './store/storage-adapter.js';
export { openStore, type Runtime, type Store } from './store/store.js';
export { type CountedVisit, OTHER_PLACE } from './store/visit-totals.js';
export { BEACON_PATH } from './urls/beacon-path.js';
export { COUNTRY_SUGGESTION_PATH } from './urls/country-suggestion-path.js';
export { type FoundVisit, findVisit, type Visit } from './urls/find-visit.js';
export { publicRecords, type RouteRecord } from './urls/public-records.js';
export {
  apacheLine,
  apachePattern,
  apacheSection,
  apacheTarget,
  apacheText,
  apacheWord,
} from './urls/redirects/apache-config.js';
export { buildHostFile, REDIRECT_HOSTS, type RedirectHost } from './urls/redirects/host-files.js';
export { headersLines, redirectsLine } from './urls/redirects/line-files.js';
export {
  nginxBlock,
  nginxIfQuery,
  nginxLine,
  nginxPattern,
  nginxTarget,
  nginxText,
  nginxWord,
} from './urls/redirects/nginx-config.js';
export type { RedirectRule } from './urls/redirects/redirect-rule.js';
export { resolveUrl, type UrlResolution } from './urls/resolve-url.js';
export { robotsTxt } from './urls/robots-txt.js';
export { canonicalQuery, type QueriedRouteKind, queryParams } from './urls/route-queries.js';
export {
  matchRoute,
  ROUTES,
  type Route,
  type RouteKind,
  type RoutePattern,
  routePath,
} from './urls/routes.js';
export { linkedPageFinder, listQueries, sitePages } from './urls/site-pages.js';
export {
  type SitemapEntry,
  sitemapEntries,
  sitemapPartAt,
  sitemapPartPath,
  sitemapXml,
} from './urls/sitemap/sitemap.js';
export { isAdminPath, parseUrlPath, type UrlPath } from './urls/url-path.js';
export { visitRedirects } from './urls/visit-redirects.js';
export { VIDEO_PLAYERS } from './values/addresses/video.js';
export { fillPlacement } from './values/addresses/visit-address.js';
export { isVisitTarget, placementId } from './values/addresses/visit-link.js';
export { countryCode, countryName, countryNames } from './values/country-names.js';
export { flag } from './values/flag.js';
export { isNumberInput } from './values/input-kind.js';
export { isListType } from './values/list.js';
export { findMarket, MARKET_CODES, marketName } from './values/markets/market-names.js';
export type { DueReason } from './values/offers/due-check.js';
export * from './values/offers/stake.js';
export { isPictureName, MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS } from './values/pictures/picture.js';
export * from './values/pictures/picture-variant.js';
export { relativeLuminance } from './values/relative-luminance.js';
export { starRating } from './values/score.js';
export { numbersIn, unclearNumberFault } from './values/text/number-text.js';
export { dayOf, timestamp } from './values/timestamp.js';
export {
  changesOf,
  isSameValue,
  joinChanges,
  leavesOf,
  valueAt,
  withChanges,
} from './values/versions/field-paths.js';
export { mergeValues } from './values/versions/merge-values.js';
export type { BonusCardView } from './views/cards/bonus-card.js';
export * from './views/cards/casino-card.js';
export type { GameCardView } from './views/cards/game-card.js';
export type { OfferTermsView } from './views/cards/offer-terms.js';
export { type PostCardView, postCard } from './views/cards/post-card.js';
export type { ContentPartView } from './views/content/article-content.js';
export type { VideoView } from './views/content/block-view.js';
export { EMBED_CACHE } from './views/embed/cache-seconds.js';
export { embedCatalogue, marketsOfEmbeds } from './views/embed/embed-market.js';
export {
  cardDataPath,
  cardLabelsPath,
  iframePath,
  iframeSlugAt,
  languageOfCardLabelsPath,
  marketInQuery,
  oembedFilePath,
  pathInMarket,
  slugOfCardDataPath,
  slugOfOembedFilePath,
  TOPLIST_INDEX_PATH,
} from './views/embed/embed-paths.js';
export {
  canonicalEmbed,
  type EmbedSliceAnswer,
  embedLanguage,
  embedSlice,
} from './views/embed/embed-slice.js';
export { toplistIndexPieces, toplistIndexText } from './views/embed/embed-toplist.js';
export {
  type EmbeddedCard,
  embedCards,
  embedLanguageOf,
  type IframeCardView,
  removedCard,
} from './views/embed/embedded-card.js';
export { OEMBED_PATH, type OEmbed, oembed } from './views/embed/oembed.js';
export { expireOffer } from './views/embed/offer-end.js';
export { EMBED_SCRIPT_PATH, EMBED_THEMES, type PinnedScript } from './views/embed/snippet-site.js';
export { EMBED_KINDS, type EmbedKind } from './views/embed/snippets.js';
export { FEED_PATH, feedPaths, feedXml, hasFeed, REVIEWS_FEED_PATH } from './views/feed/atom-feed.js';
export { accountMenu } from './views/frame/account-menu.js';
export {
  type AccountMenuView,
  type FooterView,
  type LinkView,
  type PageFrameView,
  type PrivacyNoticeView,
  pageAnalytics,
} from './views/frame/page-frame.js';
export type { PageHead, StructuredData } from './views/frame/page-head.js';
export {
  type SiteIcon,
  type SiteMark,
  siteIcons,
  siteManifestAt,
  siteManifestPaths,
  siteMark,
} from './views/frame/site-icons.js';
export type { AuthorLinkView } from './views/links/author-link.js';
export { localPath } from './views/links/local-path.js';
export type { ShareView } from './views/links/share.js';
export { type CasinoFinderView, casinoFinder } from './views/lists/casino-finder.js';
export type * from './views/lists/facet-filter.js';
export { askedPage } from './views/lists/page-query.js';
export type { ChoiceLinkView, FilterFormView, PagerView } from './views/lists/pagination.js';
export type { TagLinkView } from './views/lists/post-tags.js';
export type { ForgotPasswordPageView } from './views/pages/account/forgot-password.js';
export type { LoginPageView } from './views/pages/account/login.js';
export type { ProfileFormsView, ProfilePageView } from './views/pages/account/profile.js';
export { consentDocuments, type RegisterPageView } from './views/pages/account/register.js';
export type { FormContentsView, SubmittedForm } from './views/pages/account/submitted-form.js';
export { type AuthoredReviewView, type AuthorPageView, authorPage } from './views/pages/articles/author.js';
export { type BlogPageView, blogPage } from './views/pages/articles/blog.js';
export * from './views/pages/articles/custom-page.js';
export { type GuidesPageView, guidesPage, type LessonView } from './views/pages/articles/guides.js';
export { type NewsPageView, newsPage } from './views/pages/articles/news.js';
export { type PostPageView, postPage } from './views/pages/articles/post.js';
export { type BonusesPageView, bonusesPage } from './views/pages/bonuses.js';
export { type BestCasinosPageView, bestCasinosPage } from './views/pages/casinos/best-casinos.js';
export {
  type BlacklistedCasinoView,
  type BlacklistedPageView,
  blacklistedPage,
} from './views/pages/casinos/blacklisted.js';
export {
  type CasinosByCountryPageView,
  type CountryView,
  casinosByCountryPage,
} from './views/pages/casinos/casinos-by-country.js';
export {
  type CountrySuggestionView,
  canNarrowToCountry,
  countrySuggestion,
} from './views/pages/casinos/country-suggestion.js';
export type { CountryPanelView } from './views/pages/casinos/country-summary.js';
export { type ReviewCardView, type ReviewsPageView, reviewsPage } from './views/pages/casinos/reviews.js';
export { type ToplistPageView, toplistPage } from './views/pages/casinos/toplist.js';
export {
  type ComplaintCardView,
  type ComplaintsPageView,
  complaintsPage,
} from './views/pages/community/complaints.js';
export { type ForumCategoryView, type ForumPageView, forumPage } from './views/pages/community/forum.js';
export {
  type TournamentCardView,
  type TournamentsPageView,
  tournamentsPage,
} from './views/pages/community/tournaments.js';
export {
  type ComparedCasinoView,
  type ComparePageView,
  type ComparePickerView,
  comparePage,
} from './views/pages/compare/compare.js';
export type {
  CompareCellView,
  CompareGroupView,
  CompareRowView,
} from './views/pages/compare/compare-rows.js';
export { type ContactFormView, receivesMessages } from './views/pages/contact-form.js';
export { type GamesPageView, gamesPage } from './views/pages/games.js';
export { type HomePageView, homePage } from './views/pages/home.js';
export type { HomeCasinoView, HomeSectionView } from './views/pages/home-sections.js';
export {
  type GonePageView,
  gonePage,
  missingKindAt,
  type NotFoundPageView,
  notFoundPage,
} from './views/pages/not-found.js';
export { type RatingMethodPageView, ratingMethodPage } from './views/pages/rating-method.js';
export type { SourceView } from './views/pages/review/casino-facts.js';
export { type ReviewPageView, reviewPage } from './views/pages/review/review.js';
export {
  type FoundGroupView,
  type FoundPostView,
  type FoundTopicView,
  type SearchPageView,
  searchPage,
} from './views/pages/search.js';
export { prepareViews } from './views/prepare-views.js';
export { nearPages } from './views/search/near-pages.js';
export { type SearchSuggestion, searchSuggestions } from './views/search/search-suggestions.js';
export { SEARCH_SUGGESTIONS_PATH } from './views/search/suggestions-path.js';
export * from './views/share/share-picture.js';
export { readSiteIndex } from './views/site-index/read-site-index.js';
export * from './views/site-index/site-index.js';
export { siteIndexParts, siteIndexPieces, type TextPieces } from './views/site-index/write-site-index.js';
export {
  getView,
  type LoadView,
  VIEWS,
  type ViewName,
  type ViewParams,
  type ViewResult,
} from './views/views.js';
export { type Warning, warning } from './warning.js';
export { wholeSizeAddress } from './wordpress/addresses/picture-sizes.js';
export { oldAddresses } from './wordpress/reading/old-addresses.js';
export { oldArticles } from './wordpress/reading/old-articles.js';
export { readTable } from './wordpress/reading/read-table.js';
export { BUILT_IN_MAPS } from './wordpress/records/built-in-maps.js';
export type { LeftOutEntry } from './wordpress/records/inventory.js';
export type { TypeMap } from './wordpress/records/type-map.js';
