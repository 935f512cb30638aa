import { browserStorageProblems } from './problems/browser-storage.js';
import { contactMessageProblems } from './problems/contact-messages.js';
import { draftProblems } from './problems/drafts.js';
import { importProblems } from './problems/imports.js';
import { linkProblems } from './problems/links.js';
import { mediaProblems } from './problems/media.js';
import { menuProblems } from './problems/menus.js';
import { mergeProblems } from './problems/merge.js';
import { profileProblems } from './problems/profiles.js';
import { recordProblems } from './problems/records.js';
import { redirectProblems } from './problems/redirects.js';
import { registerProblems } from './problems/registers.js';
import { requestProblems } from './problems/requests.js';
import { selectionProblems } from './problems/selection.js';
import { siteProblems } from './problems/site.js';
import { sourceProblems } from './problems/sources.js';
import { accessProblems } from './problems/store/access.js';
import { backupProblems } from './problems/store/backup.js';
import { databaseProblems } from './problems/store/database.js';
import { diskProblems } from './problems/store/disk.js';
import { fileProblems } from './problems/store/files.js';
import { historyProblems } from './problems/store/history.js';
import { remoteProblems } from './problems/store/remote.js';
import { siteFolderProblems } from './problems/store/site-folder.js';
import { storeProblems } from './problems/store/store.js';
import { tokenProblems, userProblems } from './problems/users.js';
import { viewProblems } from './problems/views.js';
import { wordpressProblems } from './problems/wordpress.js';

/** Every problem of the core by its reason: its code and its text. */
export const PROBLEMS = {
  ...accessProblems,
  ...backupProblems,
  ...browserStorageProblems,
  ...contactMessageProblems,
  ...databaseProblems,
  ...diskProblems,
  ...fileProblems,
  ...importProblems,
  ...linkProblems,
  ...mediaProblems,
  ...mergeProblems,
  ...menuProblems,
  ...historyProblems,
  ...profileProblems,
  ...sourceProblems,
  ...recordProblems,
  ...redirectProblems,
  ...registerProblems,
  ...remoteProblems,
  ...requestProblems,
  ...selectionProblems,
  ...siteProblems,
  ...siteFolderProblems,
  ...storeProblems,
  ...tokenProblems,
  ...userProblems,
  ...draftProblems,
  ...viewProblems,
  ...wordpressProblems,
};

/** The name of a problem: `slug.taken`. */
export type ProblemReason = keyof typeof PROBLEMS;

type TextParams<T> = T extends (params: infer P, ...rest: never[]) => string ? P : never;

/** The params of a reason, as its text and hint take them. */
export type ParamsOf<R extends ProblemReason> = ObjectOnly<TextParams<(typeof PROBLEMS)[R]['text']>> &
  HintParams<(typeof PROBLEMS)[R]>;

type ObjectOnly<P> = unknown extends P ? object : P;
type HintParams<E> = E extends { hint: infer H } ? ObjectOnly<TextParams<H>> : object;
