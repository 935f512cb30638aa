import { accountsChangePassword, accountsRegister, accountsShow, accountsSignIn } from './accounts.js';
import { storeBackup, storeRestore } from './backup.js';
import { bonusesAdd, bonusesDelete, bonusesEdit, bonusesList, bonusesShow } from './bonuses.js';
import { bonusesExport, bonusesImport, bonusesTemplate } from './bonuses-files.js';
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
} from './casinos.js';
import { casinosExport, casinosTemplate } from './casinos-export.js';
import { casinosImport } from './casinos-import.js';
import { doctorCheck, doctorMend } from './doctor.js';
import { embedShow } from './embed.js';
import { pagesCleanDuplicates, pagesCreateMissing, pagesFooter } from './footer-pages.js';
import { gamesAdd, gamesDelete, gamesEdit, gamesList, gamesShow } from './games.js';
import { gamesExport, gamesImport, gamesTemplate } from './games-files.js';
import { historyList, historyShow, historyUndo } from './history.js';
import { homepageEdit, homepageShow } from './homepage.js';
import {
  sectionsDisable,
  sectionsEdit,
  sectionsEnable,
  sectionsList,
  sectionsMove,
} from './homepage-sections.js';
import { mediaAdd, mediaDelete, mediaList } from './media.js';
import { menusAdd, menusDelete, menusEdit, menusHide, menusList, menusMove, menusShow } from './menus.js';
import { menusExport, menusImport, menusTemplate } from './menus-files.js';
import type { Operation } from './operation.js';
import {
  pagesAdd,
  pagesDelete,
  pagesEdit,
  pagesList,
  pagesPublish,
  pagesShow,
  pagesUnpublish,
} from './pages.js';
import { pagesExport, pagesImport, pagesTemplate } from './pages-files.js';
import { pagesStats } from './pages-stats.js';
import {
  postsAdd,
  postsDelete,
  postsEdit,
  postsList,
  postsPublish,
  postsShow,
  postsUnpublish,
} from './posts.js';
import { postsExport, postsImport, postsTemplate } from './posts-files.js';
import {
  redirectsAdd,
  redirectsDelete,
  redirectsDisable,
  redirectsEdit,
  redirectsEnable,
  redirectsList,
  redirectsMove,
  redirectsShow,
} from './redirects.js';
import { redirectsExport, redirectsImport, redirectsTemplate } from './redirects-files.js';
import { redirectsHostFile } from './redirects-host-file.js';
import { redirectsMissing, redirectsTest } from './redirects-look.js';
import { operationsList, schemaShow } from './schema.js';
import { settingsGet, settingsList, settingsReset, settingsSet } from './settings.js';
import { showcaseEdit, showcaseShow } from './showcase.js';
import { sitemapShow } from './sitemap.js';
import {
  stylesDisable,
  stylesDraft,
  stylesEnable,
  stylesHistory,
  stylesReset,
  stylesRevert,
  stylesSet,
  stylesShow,
} from './styles.js';
import {
  trackingClear,
  trackingClick,
  trackingClicks,
  trackingPageViews,
  trackingSummary,
  trackingView,
} from './tracking.js';
import {
  usersActivate,
  usersAdd,
  usersDeactivate,
  usersDelete,
  usersEdit,
  usersList,
  usersSetPassword,
  usersShow,
} from './users.js';

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
  storeBackup,
  storeRestore,
  doctorCheck,
  doctorMend,
  schemaShow: schemaShow(() => registry),
  operationsList: operationsList(() => registry),
} as const;

/** Every operation there is; faces and tests walk it. */
export const registry: readonly Operation[] = Object.values(operations) as unknown as readonly Operation[];
