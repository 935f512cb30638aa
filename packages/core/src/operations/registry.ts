import type * as z from 'zod';
import { authors } from '../collections/authors/authors.js';
import { bonuses } from '../collections/bonuses/bonuses.js';
import {
  casinosActivate,
  casinosAdd,
  casinosBlacklist,
  casinosDeactivate,
  casinosDelete,
  casinosEdit,
  casinosFeature,
  casinosList,
  casinosRename,
  casinosShow,
  casinosUnblacklist,
  casinosUnfeature,
} from '../collections/casinos/casinos.js';
import { casinosExport, casinosImport, casinosTemplate } from '../collections/casinos/casinos-transfer.js';
import { casinosDistinct } from '../collections/casinos/duplicates/casinos-distinct.js';
import { casinosMerge } from '../collections/casinos/merge/casinos-merge.js';
import { draftsDiscard, draftsList, draftsSave, draftsShow } from '../collections/drafts/drafts.js';
import { draftsPublish } from '../collections/drafts/drafts-publish.js';
import { earnings } from '../collections/earnings/earnings.js';
import { games } from '../collections/games/games.js';
import { listings } from '../collections/listings/listings.js';
import { markets } from '../collections/markets/markets.js';
import { operationsOf } from '../collections/operations-of.js';
import { pagesCleanDuplicates, pagesCreateMissing, pagesFooter } from '../collections/pages/footer-pages.js';
import { pagesStats } from '../collections/pages/page-stats.js';
import { pages } from '../collections/pages/pages.js';
import { posts } from '../collections/posts/posts.js';
import { programmes } from '../collections/programmes/programmes.js';
import { rates } from '../collections/rates/rates.js';
import { toplists } from '../collections/toplists/toplists.js';
import { viewsDelete, viewsList, viewsSave } from '../collections/views/views.js';
import type { Operation } from './define/operation.js';
import { doctorCheck, doctorMend } from './doctor/doctor.js';
import { earningsReconcile } from './earnings/earnings-reconcile.js';
import { earningsReport } from './earnings/earnings-report.js';
import { linksCheck } from './links/links-check.js';
import { linksList } from './links/links-list.js';
import { linksUpdate } from './links/links-update.js';
import {
  menusAdd,
  menusDelete,
  menusEdit,
  menusHide,
  menusList,
  menusMove,
  menusShow,
  menusStart,
} from './menus/menus.js';
import { menusExport, menusImport, menusTemplate } from './menus/menus-transfer.js';
import { messagesDelete, messagesExport, messagesList, messagesSend } from './messages/messages.js';
import { migratePictures } from './migrate/migrate-pictures.js';
import { migrateVerify } from './migrate/migrate-verify.js';
import { migrateWordpress } from './migrate/migrate-wordpress.js';
import { redirectsMissing, redirectsTest } from './redirects/redirect-lookup.js';
import {
  redirectsAdd,
  redirectsDelete,
  redirectsDisable,
  redirectsEdit,
  redirectsEnable,
  redirectsList,
  redirectsMove,
  redirectsShow,
} from './redirects/redirects.js';
import { redirectsHostFile } from './redirects/redirects-host-file.js';
import { redirectsExport, redirectsImport, redirectsTemplate } from './redirects/redirects-transfer.js';
import { registersDelete, registersList, registersShow } from './registers/registers.js';
import { registersCheck } from './registers/registers-check.js';
import { registersImport } from './registers/registers-import.js';
import { communityShow } from './site/community.js';
import { embedShow } from './site/embed.js';
import { homepageEdit, homepageShow } from './site/homepage.js';
import {
  sectionsDisable,
  sectionsEdit,
  sectionsEnable,
  sectionsList,
  sectionsMove,
} from './site/homepage-sections.js';
import { mediaAdd, mediaDelete, mediaEdit, mediaList } from './site/media.js';
import { mediaFetch } from './site/media-fetch.js';
import { mediaReplace } from './site/media-replace.js';
import { previewShow } from './site/preview.js';
import { settingsGet, settingsList, settingsReset, settingsSet } from './site/settings.js';
import { showcaseEdit, showcaseShow } from './site/showcase.js';
import { siteBuild, siteCheck } from './site/site-tools.js';
import { sitemapShow } from './site/sitemap.js';
import {
  stylesDisable,
  stylesDraft,
  stylesEnable,
  stylesHistory,
  stylesReset,
  stylesRevert,
  stylesSet,
  stylesShow,
} from './site/styles.js';
import {
  trackingClear,
  trackingClick,
  trackingClicks,
  trackingPageViews,
  trackingSummary,
  trackingView,
} from './site/tracking.js';
import { trackingVisits } from './site/visits.js';
import { migrateMarkdown } from './site-folder/migrate-markdown.js';
import { siteExport } from './site-folder/site-export.js';
import { importsList, importsShow, sourcesDecide, sourcesList, sourcesShow } from './sources/sources.js';
import { storeBackup } from './store/backup.js';
import { storeFacts } from './store/facts.js';
import { historyList, historyShow } from './store/history.js';
import { storeRestore } from './store/restore.js';
import { operationsList, schemaShow } from './store/schema.js';
import { historyRedo, historyUndo } from './store/undo.js';
import { tokensAdd, tokensDelete, tokensList } from './tokens/tokens.js';
import { profilesDelete, profilesList, profilesSave, profilesShow } from './transfer/profiles.js';
import {
  accountsChangePassword,
  accountsEdit,
  accountsRegister,
  accountsShow,
  accountsSignIn,
} from './users/accounts.js';
import {
  usersActivate,
  usersAdd,
  usersDeactivate,
  usersDelete,
  usersEdit,
  usersList,
  usersSetPassword,
  usersShow,
} from './users/users.js';

/** The collections that are told by a description alone: a record type is a row here, and its entity one in `model/collections.ts`. */
export const describedCollections = [
  bonuses,
  listings,
  games,
  toplists,
  authors,
  markets,
  programmes,
  earnings,
  rates,
] as const;

/** Every operation by its name, for faces that call one without loading it. */
export const operations = {
  'casinos.list': casinosList,
  'casinos.show': casinosShow,
  'casinos.add': casinosAdd,
  'casinos.edit': casinosEdit,
  'casinos.activate': casinosActivate,
  'casinos.deactivate': casinosDeactivate,
  'casinos.feature': casinosFeature,
  'casinos.unfeature': casinosUnfeature,
  'casinos.blacklist': casinosBlacklist,
  'casinos.unblacklist': casinosUnblacklist,
  'casinos.rename': casinosRename,
  'casinos.merge': casinosMerge,
  'casinos.distinct': casinosDistinct,
  'casinos.delete': casinosDelete,
  'casinos.import': casinosImport,
  'casinos.export': casinosExport,
  'casinos.template': casinosTemplate,
  ...operationsOf(...describedCollections, posts, pages),
  'pages.stats': pagesStats,
  'pages.footer': pagesFooter,
  'pages.create-missing': pagesCreateMissing,
  'pages.clean-duplicates': pagesCleanDuplicates,
  'menus.list': menusList,
  'menus.add': menusAdd,
  'menus.start': menusStart,
  'menus.edit': menusEdit,
  'menus.move': menusMove,
  'menus.show': menusShow,
  'menus.hide': menusHide,
  'menus.delete': menusDelete,
  'menus.import': menusImport,
  'menus.export': menusExport,
  'menus.template': menusTemplate,
  'redirects.list': redirectsList,
  'redirects.show': redirectsShow,
  'redirects.add': redirectsAdd,
  'redirects.edit': redirectsEdit,
  'redirects.enable': redirectsEnable,
  'redirects.disable': redirectsDisable,
  'redirects.move': redirectsMove,
  'redirects.delete': redirectsDelete,
  'redirects.test': redirectsTest,
  'redirects.missing': redirectsMissing,
  'redirects.import': redirectsImport,
  'redirects.export': redirectsExport,
  'redirects.template': redirectsTemplate,
  'redirects.host-file': redirectsHostFile,
  'profiles.list': profilesList,
  'profiles.show': profilesShow,
  'profiles.save': profilesSave,
  'profiles.delete': profilesDelete,
  'views.list': viewsList,
  'views.save': viewsSave,
  'views.delete': viewsDelete,
  'drafts.list': draftsList,
  'drafts.show': draftsShow,
  'drafts.save': draftsSave,
  'drafts.publish': draftsPublish(() => registry),
  'drafts.discard': draftsDiscard,
  'sources.list': sourcesList,
  'sources.show': sourcesShow,
  'sources.decide': sourcesDecide,
  'imports.list': importsList,
  'imports.show': importsShow,
  'registers.list': registersList,
  'registers.show': registersShow,
  'registers.import': registersImport,
  'registers.delete': registersDelete,
  'registers.check': registersCheck,
  'homepage.show': homepageShow,
  'homepage.edit': homepageEdit,
  'homepage.sections.list': sectionsList,
  'homepage.sections.enable': sectionsEnable,
  'homepage.sections.disable': sectionsDisable,
  'homepage.sections.move': sectionsMove,
  'homepage.sections.edit': sectionsEdit,
  'preview.show': previewShow,
  'settings.list': settingsList,
  'settings.get': settingsGet,
  'settings.set': settingsSet,
  'settings.reset': settingsReset,
  'media.list': mediaList,
  'media.add': mediaAdd,
  'media.edit': mediaEdit,
  'media.fetch': mediaFetch,
  'media.replace': mediaReplace,
  'media.delete': mediaDelete,
  'styles.show': stylesShow,
  'styles.history': stylesHistory,
  'styles.set': stylesSet,
  'styles.draft': stylesDraft,
  'styles.enable': stylesEnable,
  'styles.disable': stylesDisable,
  'styles.reset': stylesReset,
  'styles.revert': stylesRevert,
  'users.list': usersList,
  'users.show': usersShow,
  'users.add': usersAdd,
  'users.edit': usersEdit,
  'users.activate': usersActivate,
  'users.deactivate': usersDeactivate,
  'users.delete': usersDelete,
  'users.set-password': usersSetPassword,
  'migrate.wordpress': migrateWordpress,
  'migrate.markdown': migrateMarkdown,
  'migrate.pictures': migratePictures,
  'migrate.verify': migrateVerify,
  'messages.send': messagesSend,
  'messages.list': messagesList,
  'messages.export': messagesExport,
  'messages.delete': messagesDelete,
  'tokens.add': tokensAdd,
  'tokens.list': tokensList,
  'tokens.delete': tokensDelete,
  'accounts.sign-in': accountsSignIn,
  'accounts.register': accountsRegister,
  'accounts.show': accountsShow,
  'accounts.edit': accountsEdit,
  'accounts.change-password': accountsChangePassword,
  'tracking.summary': trackingSummary,
  'tracking.visits': trackingVisits,
  'earnings.report': earningsReport,
  'earnings.reconcile': earningsReconcile,
  'tracking.pageviews': trackingPageViews,
  'tracking.clicks': trackingClicks,
  'tracking.clear': trackingClear,
  'tracking.view': trackingView,
  'tracking.click': trackingClick,
  'community.show': communityShow,
  'showcase.show': showcaseShow,
  'showcase.edit': showcaseEdit,
  'links.list': linksList,
  'links.check': linksCheck,
  'links.update': linksUpdate,
  'store.facts': storeFacts,
  'site.check': siteCheck,
  'site.build': siteBuild,
  'site.export': siteExport,
  'sitemap.show': sitemapShow,
  'embed.show': embedShow,
  'history.list': historyList,
  'history.show': historyShow,
  'history.undo': historyUndo,
  'history.redo': historyRedo,
  'store.backup': storeBackup,
  'store.restore': storeRestore,
  'doctor.check': doctorCheck,
  'doctor.mend': doctorMend,
  'schema.show': schemaShow(() => registry),
  'operations.list': operationsList(() => registry),
} as const;

/** The name of an operation, such as `casinos.list`. */
export type OperationName = keyof typeof operations;
/** The input that callers pass to an operation. */
export type OperationInput<N extends OperationName> = z.input<(typeof operations)[N]['input']>;
/** The result of an operation. */
export type OperationResult<N extends OperationName> = Awaited<ReturnType<(typeof operations)[N]['run']>>;

/** Every operation there is; faces and tests walk it. */
export const registry: readonly Operation[] = Object.values(operations) as unknown as readonly Operation[];
