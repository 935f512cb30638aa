import { browserStorageProblems } from '../../packages/core/src/diagnostics/problems/browser-storage.js';
import { contactMessageProblems } from '../../packages/core/src/diagnostics/problems/contact-messages.js';
import type { ProblemEntry } from '../../packages/core/src/diagnostics/problems/entry.js';
import { userProblems } from '../../packages/core/src/diagnostics/problems/users.js';
import { accountLabels } from '../../packages/core/src/labels/public/accounts.js';
import { blogLabels, newsLabels } from '../../packages/core/src/labels/public/articles.js';
import { sampleLabels } from '../../packages/core/src/labels/public/community.js';
import { englishCardLabels } from '../../packages/core/src/labels/replaceable/card-labels.js';
import { messages } from '../../packages/core/src/messages.js';

const { anyForm, casino, ours, page, post, signIn, user } = messages;
const [allPosts, ...blogCategories] = blogLabels.categories;
const [allNews, ...newsCategories] = newsLabels.categories;

/** English texts that stand elsewhere too, by where they are in the catalogue: they are written there, and repeated in it. */
export const fixedTexts = {
  cardTerms: { ageNotice: ours.ageNotice },
  labels: {
    article: { readTime: messages.readTime(5).replace('5', '{count}') },
    filter: { nothingFound: messages.search.none, nothingFoundText: messages.search.noneText },
    review: { copied: messages.copied.done },
  },
  pages: {
    head: { siteDescription: ours.siteDescription, pageDescription: ours.pageDescription },
    frame: {
      sampleNotice: ours.sampleNotice,
      disclosure: ours.disclosure,
      sampleDisclosure: ours.sampleDisclosure,
      roles: accountLabels.headerRoles,
    },
    missing: {
      pageTitle: page.notFound,
      code: messages.notFound.code,
      text: messages.notFound.text,
      home: messages.notFound.home,
      casino: casino.notFound,
      casinoText: casino.reviewNotFoundText,
      post: post.notFound,
      postText: post.notFoundText,
    },
    lists: {
      notFound: messages.search.none,
      notFoundText: messages.search.noneText,
      authorRole: post.authorRole,
    },
    review: { gone: englishCardLabels.gone },
    blacklist: { none: casino.noneBlacklisted },
    bonuses: { none: messages.bonus.empty },
    categories: Object.fromEntries([...blogCategories, ...newsCategories].map((name) => [name, name])),
    blog: { all: allPosts },
    news: { all: allNews, none: messages.news.none },
    sample: sampleLabels,
    tournaments: { none: messages.tournament.none },
    profile: {
      since: accountLabels.profile.since,
      details: accountLabels.profile.details,
      passwordTitle: accountLabels.profile.passwordTitle,
      savedTexts: accountLabels.profile.savedTexts,
      roles: accountLabels.roles,
      needsUser: signIn.profileNeedsUser,
    },
    refusals: {
      'form.sign-in-failed': signIn.broke,
      'form.register-failed': signIn.registerBroke,
      'form.failed': anyForm.failed,
      'form.needs-tls': ours.signInNeedsTls,
      'form.wait-seconds': ours.waitSeconds,
      'form.wait-minutes': ours.waitMinutes,
      'form.terms-missing': ours.termsRequired,
      'username.missing': user.usernameRequired,
      'email.missing': user.emailRequired,
      'email.invalid': user.emailInvalid,
      'user.taken': signIn.taken,
      ...problemTexts(userProblems, [
        'sign-in.refused',
        'sign-in.admin-refused',
        'sign-in.not-staff',
        'password.mismatch',
        'password.too-short',
        'password.too-common',
        'password.unchanged',
        'password.wrong',
        'password.stale',
      ]),
      ...problemTexts(contactMessageProblems, [
        'message.name-missing',
        'message.email-invalid',
        'message.text-missing',
        'message.consent-missing',
        'message.name-too-long',
        'message.too-long',
        'message.full',
      ]),
      ...problemTexts(browserStorageProblems, [
        'browser-storage.blocked',
        'browser-storage.full',
        'browser-storage.locked',
        'browser-storage.stale',
        'browser-storage.newer-version',
        'browser-storage.damaged',
      ]),
    },
  },
};

/** The texts of problems with their next steps, by reason; a place stands for each of their arguments. */
function problemTexts<P extends Record<string, ProblemEntry>>(
  problems: P,
  reasons: readonly (keyof P & string)[],
): Record<string, string> {
  const places = new Proxy({}, { get: (_, name) => `{${String(name)}}` }) as never;
  return Object.fromEntries(
    reasons.map((reason) => {
      const { text, hint } = problems[reason] as ProblemEntry;
      const said = [text(places, []), hint?.(places)].filter((part) => part !== undefined);
      return [reason, said.join('. ')];
    }),
  );
}
