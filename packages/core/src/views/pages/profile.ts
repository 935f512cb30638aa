import { accountLabels, messages } from '../../messages.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import type { SignedInUser, Visitor } from '../../model/user.js';
import { routePath } from '../../urls/routes.js';
import { userFieldTitle } from '../field-titles.js';
import { fullName } from '../frame/account-menu.js';
import { type PageFrameView, pageFrame } from '../frame/page-frame.js';
import { type QueryInput, readPageQuery } from '../lists/page-query.js';
import type { FormContentsView, SubmittedForm } from './submitted-form.js';

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
  details: FormContentsView;
  password: FormContentsView;
  /** What was saved just now. */
  saved?: string;
}

/** Builds the profile page. */
export function profilePage(
  catalogue: PublicCatalogue,
  query: QueryInput = '',
  form?: SubmittedForm,
): ProfilePageView {
  const { title } = accountLabels.profile;
  const { visitor } = catalogue;
  return {
    ...pageFrame(catalogue, { title, path: routePath({ kind: 'profile' }), isIndexed: false }),
    title,
    ...(visitor === undefined ? {} : { user: { facts: profileFacts(visitor) } }),
    ...(visitor === undefined || catalogue.hasAccounts !== true
      ? {}
      : { forms: profileForms(visitor, readPageQuery('profile', query).value('saved'), form) }),
    needsUser: messages.signIn.profileNeedsUser,
    login: routePath({ kind: 'login' }),
  };
}

function profileFacts(user: SignedInUser): { title: string; value: string }[] {
  const { profile: labels, roles } = accountLabels;
  return [
    { title: userFieldTitle('username'), value: user.username },
    { title: labels.name, value: fullName(user) },
    { title: userFieldTitle('email'), value: user.email },
    { title: userFieldTitle('role'), value: roles[user.role] },
    { title: labels.since, value: user.createdAt },
  ].filter(({ value }) => value !== '');
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
