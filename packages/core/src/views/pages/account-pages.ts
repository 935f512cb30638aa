import { accountLabels, messages } from '../../messages.js';
import type { DemoAccount } from '../../model/demo-fallbacks.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import type { SignedInUser } from '../../model/user.js';
import { routePath } from '../../urls/routes.js';
import { fullName } from '../frame/account-menu.js';
import { type PageFrameView, pageFrame } from '../frame/page-frame.js';
import { readPageQuery } from '../lists/page-query.js';

/** The login page. */
export interface LoginPageView extends PageFrameView {
  title: string;
  /** Whether this site has sign-in. */
  isOpen: boolean;
  /** The path to return to after signing in. */
  from: string;
  /** The path of the forgotten-password page. */
  forgot: string;
  /** The path of the registration page. */
  register: string;
  /** Demo accounts; absent outside the demo. */
  accounts?: readonly DemoAccount[];
}

/** The registration page. */
export interface RegisterPageView extends PageFrameView {
  title: string;
  /** Whether this site has registration. */
  isOpen: boolean;
  /** The path of the terms. */
  terms: string;
  /** The path of the privacy policy. */
  privacy: string;
  /** The path of the login page. */
  login: string;
}

/** The profile page of the signed-in user. */
export interface ProfilePageView extends PageFrameView {
  title: string;
  /** Absent when signed out. */
  user?: { facts: { title: string; value: string }[] };
  /** The text shown when signed out. */
  needsUser: string;
  /** The path of the login page. */
  login: string;
}

/** The forgotten-password page. */
export interface ForgotPasswordPageView extends PageFrameView {
  title: string;
  text: string;
  /** The contact address, if the site has one. */
  contact?: { label: string; href: string };
  /** The path of the login page. */
  login: string;
}

const notIndexed = { isIndexed: false };

/** Builds the login page. */
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

/** Builds the registration page. */
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

/** Builds the profile page. */
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

/** Builds the forgotten-password page. */
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
  const { profile: labels, roles } = accountLabels;
  return [
    { title: labels.username, value: user.username },
    { title: labels.name, value: fullName(user) },
    { title: labels.email, value: user.email },
    { title: labels.role, value: roles[user.role] },
    { title: labels.since, value: user.createdAt },
  ].filter(({ value }) => value !== '');
}

/** Guards against open redirects: returns `/` unless the text is a path of this site. */
function localPath(text: string): string {
  return /^\/(?![/\\])/.test(text) ? text : '/';
}
