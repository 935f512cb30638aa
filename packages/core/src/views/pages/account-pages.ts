import { accountLabels, messages } from '../../messages.js';
import type { DemoAccount } from '../../model/demo-fallbacks.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import type { SignedInUser, Visitor } from '../../model/user.js';
import { routePath } from '../../urls/routes.js';
import { fullName } from '../frame/account-menu.js';
import { type PageFrameView, pageFrame } from '../frame/page-frame.js';
import { readPageQuery } from '../lists/page-query.js';

/** A form that was submitted and refused. */
export interface SubmittedForm {
  /** Why it was refused. */
  error: string;
  /** What was filled in, by the name of the field; never a password. */
  values: Readonly<Record<string, string>>;
}

/** The part of a page's view that shows a refused form again. */
export interface RefusedFormView {
  /** Why the form was refused; absent before it is submitted. */
  error?: string;
  /** What to fill the fields with, by name. */
  values: Readonly<Record<string, string>>;
}

/** The login page. */
export interface LoginPageView extends PageFrameView, RefusedFormView {
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
export interface RegisterPageView extends PageFrameView, RefusedFormView {
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
  /** The forms of the signed-in user; absent in the demo, whose accounts share one password. */
  forms?: ProfileFormsView;
  /** The text shown when signed out. */
  needsUser: string;
  /** The path of the login page. */
  login: string;
}

/** The forms of a profile. */
export interface ProfileFormsView {
  /** True until a one-time password is changed: nothing else is offered before. */
  mustChangePassword: boolean;
  details: RefusedFormView;
  password: RefusedFormView;
  /** What was saved just now. */
  saved?: string;
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
export function loginPage(catalogue: PublicCatalogue, query: string, form?: SubmittedForm): LoginPageView {
  const ask = readPageQuery('login', query);
  const { title } = accountLabels.login;
  const accounts = catalogue.demoFallbacks?.accounts;
  return {
    ...pageFrame(catalogue, { title, path: ask.path, ...notIndexed }),
    title,
    ...refusedForm(form),
    isOpen: hasAccounts(catalogue),
    from: localPath(form?.values.from ?? ask.value('from')),
    forgot: routePath({ kind: 'forgot-password' }),
    register: routePath({ kind: 'register' }),
    ...(accounts === undefined ? {} : { accounts }),
  };
}

/** Builds the registration page. */
export function registerPage(catalogue: PublicCatalogue, form?: SubmittedForm): RegisterPageView {
  const { title } = accountLabels.register;
  return {
    ...pageFrame(catalogue, { title, path: routePath({ kind: 'register' }), ...notIndexed }),
    title,
    ...refusedForm(form),
    isOpen: hasAccounts(catalogue),
    terms: catalogue.settings.termsUrl,
    privacy: catalogue.settings.privacyUrl,
    login: routePath({ kind: 'login' }),
  };
}

/** Builds the profile page. */
export function profilePage(catalogue: PublicCatalogue, query = '', form?: SubmittedForm): ProfilePageView {
  const { title } = accountLabels.profile;
  const { visitor } = catalogue;
  return {
    ...pageFrame(catalogue, { title, path: routePath({ kind: 'profile' }), ...notIndexed }),
    title,
    ...(visitor === undefined ? {} : { user: { facts: profileFacts(visitor) } }),
    ...(visitor === undefined || catalogue.hasAccounts !== true
      ? {}
      : { forms: profileForms(visitor, readPageQuery('profile', query).value('saved'), form) }),
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

function hasAccounts({ hasAccounts = false, demoFallbacks }: PublicCatalogue): boolean {
  return hasAccounts || demoFallbacks !== undefined;
}

function refusedForm(form: SubmittedForm | undefined): RefusedFormView {
  return form ?? { values: {} };
}

function profileForms(user: Visitor, saved: string, form: SubmittedForm | undefined): ProfileFormsView {
  const { savedTexts } = accountLabels.profile;
  const isPassword = form?.values.form === 'password';
  const { email, firstName = '', lastName = '' } = user;
  const details = { values: { email, firstName, lastName } };
  return {
    mustChangePassword: user.mustChangePassword === true,
    details: form === undefined || isPassword ? details : form,
    password: isPassword ? form : { values: {} },
    ...(form === undefined && isKeyOf(savedTexts, saved) ? { saved: savedTexts[saved] } : {}),
  };
}

function isKeyOf<T extends object>(object: T, key: string): key is Extract<keyof T, string> {
  return Object.hasOwn(object, key);
}

/** Guards against open redirects: returns `/` unless the text is a path of this site. Browsers drop tabs and line ends. */
export function localPath(text: string): string {
  return /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(text) ? text : '/';
}
