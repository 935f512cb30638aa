import { accountsChangePassword, accountsRegister, accountsShow, accountsSignIn } from './accounts.js';
import { storeBackup, storeRestore } from './backup.js';
import { bonusesAdd, bonusesDelete, bonusesEdit, bonusesList, bonusesShow } from './bonuses.js';
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
import { pagesCleanDuplicates, pagesCreateMissing, pagesFooter } from './footer-pages.js';
import { gamesAdd, gamesDelete, gamesEdit, gamesList, gamesShow } from './games.js';
import { historyList, historyShow, historyUndo } from './history.js';
import { menusAdd, menusDelete, menusEdit, menusHide, menusList, menusMove, menusShow } from './menus.js';
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
import {
  postsAdd,
  postsDelete,
  postsEdit,
  postsList,
  postsPublish,
  postsShow,
  postsUnpublish,
} from './posts.js';
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
import { redirectsHostFile } from './redirects-host-file.js';
import { redirectsMissing, redirectsTest } from './redirects-look.js';
import { operationsList, schemaShow } from './schema.js';
import { sitemapShow } from './sitemap.js';
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
  gamesList,
  gamesShow,
  gamesAdd,
  gamesEdit,
  gamesDelete,
  postsList,
  postsShow,
  postsAdd,
  postsEdit,
  postsPublish,
  postsUnpublish,
  postsDelete,
  pagesList,
  pagesShow,
  pagesAdd,
  pagesEdit,
  pagesPublish,
  pagesUnpublish,
  pagesDelete,
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
  redirectsHostFile,
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
  sitemapShow,
  historyList,
  historyShow,
  historyUndo,
  storeBackup,
  storeRestore,
  doctorCheck,
  doctorMend,
  schemaShow,
  operationsList: operationsList(() => registry),
} as const;

/** Every operation there is; faces and tests walk it. */
export const registry: readonly Operation[] = Object.values(operations) as unknown as readonly Operation[];
