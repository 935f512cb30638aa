import { accountLabels, messages } from '../../messages.js';
import type { DemoAccount } from '../../model/demo-fallbacks.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import type { SignedInUser } from '../../model/user.js';
import { routePath } from '../../urls/routes.js';
import { fullName } from '../frame/account-menu.js';
import { type PageFrameView, pageFrame } from '../frame/page-frame.js';
import { readPageQuery } from '../lists/page-query.js';

/** The page on which one signs in. */
export interface LoginPageView extends PageFrameView {
  /** The heading. */
  title: string;
  /** Whether this site can sign anyone in. */
  isOpen: boolean;
  /** The path that one goes to afterwards. */
  from: string;
  /** The path for those who have lost their password. */
  forgot: string;
  /** The path on which one registers. */
  register: string;
  /** What may be tried; in the demo alone. */
  accounts?: readonly DemoAccount[];
}

/** The page on which one registers. */
export interface RegisterPageView extends PageFrameView {
  /** The heading. */
  title: string;
  /** Whether this site can register anyone. */
  isOpen: boolean;
  /** The path of the terms that one agrees to. */
  terms: string;
  /** The path of the privacy policy. */
  privacy: string;
  /** The path on which one signs in. */
  login: string;
}

/** One's own page; without a user where nobody has signed in. */
export interface ProfilePageView extends PageFrameView {
  /** The heading of the page. */
  title: string;
  /** The facts of the signed-in visitor; absent when signed out. */
  user?: { facts: { title: string; value: string }[] };
  /** What stands there for who has not signed in. */
  needsUser: string;
  /** The path of the sign-in page. */
  login: string;
}

/** The page for who forgot a password. */
export interface ForgotPasswordPageView extends PageFrameView {
  /** The heading of the page. */
  title: string;
  /** What to do, in a sentence or two. */
  text: string;
  /** Where to write, where the site says so. */
  contact?: { label: string; href: string };
  /** The path of the sign-in page. */
  login: string;
}

const notIndexed = { isIndexed: false };

/** The login page, as a query asks for it. */
export function loginPage(catalogue: PublicCatalogue, query: string): LoginPageView {
  const ask = readPageQuery('login', query);
  const { title } = accountLabels.login;
  const accounts = catalogue.demoFallbacks?.accounts;
  return {
    ...pageFrame(catalogue, { title, path: ask.path, ...notIndexed }),
    title,
    isOpen: accounts !== undefined,
    from: localPath(ask.value('from')),
    forgot: routePath({ kind: 'forgot-password' }),
    register: routePath({ kind: 'register' }),
    ...(accounts === undefined ? {} : { accounts }),
  };
}

/** The page to register on. */
export function registerPage(catalogue: PublicCatalogue): RegisterPageView {
  const { title } = accountLabels.register;
  return {
    ...pageFrame(catalogue, { title, path: routePath({ kind: 'register' }), ...notIndexed }),
    title,
    isOpen: catalogue.demoFallbacks !== undefined,
    terms: catalogue.settings.termsUrl,
    privacy: catalogue.settings.privacyUrl,
    login: routePath({ kind: 'login' }),
  };
}

/** The profile of who looks. */
export function profilePage(catalogue: PublicCatalogue): ProfilePageView {
  const { title } = accountLabels.profile;
  const { visitor } = catalogue;
  return {
    ...pageFrame(catalogue, { title, path: routePath({ kind: 'profile' }), ...notIndexed }),
    title,
    ...(visitor === undefined ? {} : { user: { facts: profileFacts(visitor) } }),
    needsUser: messages.signIn.profileNeedsUser,
    login: routePath({ kind: 'login' }),
  };
}

/** What to do about a password that was forgotten. */
export function forgotPasswordPage(catalogue: PublicCatalogue): ForgotPasswordPageView {
  const { title, demo, served, servedNoMail } = accountLabels.forgot;
  const framed = pageFrame(catalogue, { title, path: routePath({ kind: 'forgot-password' }), ...notIndexed });
  const { contact } = framed.footer;
  const text = catalogue.demoFallbacks === undefined ? (contact === undefined ? servedNoMail : served) : demo;
  const asksForMail = contact !== undefined && catalogue.demoFallbacks === undefined;
  return {
    ...framed,
    title,
    text,
    ...(asksForMail ? { contact } : {}),
    login: routePath({ kind: 'login' }),
  };
}

function profileFacts(user: SignedInUser): { title: string; value: string }[] {
  const { profile: say, roles } = accountLabels;
  return [
    { title: say.username, value: user.username },
    { title: say.name, value: fullName(user) },
    { title: say.email, value: user.email },
    { title: say.role, value: roles[user.role] },
    { title: say.since, value: user.createdAt },
  ].filter(({ value }) => value !== '');
}

/** A path of this site; the home page where an address leads elsewhere. */
function localPath(text: string): string {
  return /^\/(?![/\\])/.test(text) ? text : '/';
}
