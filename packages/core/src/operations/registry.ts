import { bonusesAdd, bonusesDelete, bonusesEdit, bonusesList, bonusesShow } from './bonuses/bonuses.js';
import { bonusesExport, bonusesImport, bonusesTemplate } from './bonuses/bonuses-transfer.js';
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
} from './casinos/casinos.js';
import { casinosExport, casinosTemplate } from './casinos/casinos-export.js';
import { casinosImport } from './casinos/casinos-transfer.js';
import type { Operation } from './define/operation.js';
import { doctorCheck, doctorMend } from './doctor/doctor.js';
import { gamesAdd, gamesDelete, gamesEdit, gamesList, gamesShow } from './games/games.js';
import { gamesExport, gamesImport, gamesTemplate } from './games/games-transfer.js';
import {
  menusAdd,
  menusDelete,
  menusEdit,
  menusHide,
  menusList,
  menusMove,
  menusShow,
} from './menus/menus.js';
import { menusExport, menusImport, menusTemplate } from './menus/menus-transfer.js';
import { pagesCleanDuplicates, pagesCreateMissing, pagesFooter } from './pages/footer-pages.js';
import { pagesStats } from './pages/page-stats.js';
import {
  pagesAdd,
  pagesDelete,
  pagesEdit,
  pagesList,
  pagesPublish,
  pagesShow,
  pagesUnpublish,
} from './pages/pages.js';
import { pagesExport, pagesImport, pagesTemplate } from './pages/pages-transfer.js';
import {
  postsAdd,
  postsDelete,
  postsEdit,
  postsList,
  postsPublish,
  postsShow,
  postsUnpublish,
} from './posts/posts.js';
import { postsExport, postsImport, postsTemplate } from './posts/posts-transfer.js';
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
import { embedShow } from './site/embed.js';
import { homepageEdit, homepageShow } from './site/homepage.js';
import {
  sectionsDisable,
  sectionsEdit,
  sectionsEnable,
  sectionsList,
  sectionsMove,
} from './site/homepage-sections.js';
import { mediaAdd, mediaDelete, mediaList } from './site/media.js';
import { settingsGet, settingsList, settingsReset, settingsSet } from './site/settings.js';
import { showcaseEdit, showcaseShow } from './site/showcase.js';
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
import { storeBackup, storeRestore } from './store/backup.js';
import { historyList, historyShow } from './store/history.js';
import { operationsList, schemaShow } from './store/schema.js';
import { historyRedo, historyUndo } from './store/undo.js';
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

/** Every operation by its own key, for faces that call one by name. */
export const operations = {
  casinosList,
  casinosShow,
  casinosAdd,
  casinosEdit,
  casinosActivate,
  casinosDeactivate,
  casinosFeature,
  casinosUnfeature,
  casinosBlacklist,
  casinosUnblacklist,
  casinosRename,
  casinosDelete,
  casinosImport,
  casinosExport,
  casinosTemplate,
  bonusesList,
  bonusesShow,
  bonusesAdd,
  bonusesEdit,
  bonusesDelete,
  bonusesImport,
  bonusesExport,
  bonusesTemplate,
  gamesList,
  gamesShow,
  gamesAdd,
  gamesEdit,
  gamesDelete,
  gamesImport,
  gamesExport,
  gamesTemplate,
  postsList,
  postsShow,
  postsAdd,
  postsEdit,
  postsPublish,
  postsUnpublish,
  postsDelete,
  postsImport,
  postsExport,
  postsTemplate,
  pagesList,
  pagesShow,
  pagesAdd,
  pagesEdit,
  pagesPublish,
  pagesUnpublish,
  pagesDelete,
  pagesImport,
  pagesExport,
  pagesTemplate,
  pagesStats,
  pagesFooter,
  pagesCreateMissing,
  pagesCleanDuplicates,
  menusList,
  menusAdd,
  menusEdit,
  menusMove,
  menusShow,
  menusHide,
  menusDelete,
  menusImport,
  menusExport,
  menusTemplate,
  redirectsList,
  redirectsShow,
  redirectsAdd,
  redirectsEdit,
  redirectsEnable,
  redirectsDisable,
  redirectsMove,
  redirectsDelete,
  redirectsTest,
  redirectsMissing,
  redirectsImport,
  redirectsExport,
  redirectsTemplate,
  redirectsHostFile,
  homepageShow,
  homepageEdit,
  sectionsList,
  sectionsEnable,
  sectionsDisable,
  sectionsMove,
  sectionsEdit,
  settingsList,
  settingsGet,
  settingsSet,
  settingsReset,
  mediaList,
  mediaAdd,
  mediaDelete,
  stylesShow,
  stylesHistory,
  stylesSet,
  stylesDraft,
  stylesEnable,
  stylesDisable,
  stylesReset,
  stylesRevert,
  usersList,
  usersShow,
  usersAdd,
  usersEdit,
  usersActivate,
  usersDeactivate,
  usersDelete,
  usersSetPassword,
  accountsSignIn,
  accountsRegister,
  accountsShow,
  accountsEdit,
  accountsChangePassword,
  trackingSummary,
  trackingPageViews,
  trackingClicks,
  trackingClear,
  trackingView,
  trackingClick,
  showcaseShow,
  showcaseEdit,
  sitemapShow,
  embedShow,
  historyList,
  historyShow,
  historyUndo,
  historyRedo,
  storeBackup,
  storeRestore,
  doctorCheck,
  doctorMend,
  schemaShow: schemaShow(() => registry),
  operationsList: operationsList(() => registry),
} as const;

/** Every operation there is; faces and tests walk it. */
export const registry: readonly Operation[] = Object.values(operations) as unknown as readonly Operation[];
