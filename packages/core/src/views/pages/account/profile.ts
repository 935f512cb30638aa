import type { PageTexts } from '../../../labels/locales/page-texts.js';
import type { PublicCatalogue } from '../../../model/public-catalogue.js';
import type { SignedInUser, Visitor } from '../../../model/user.js';
import { pageTexts } from '../../../page-texts.js';
import { routePath } from '../../../urls/routes.js';
import { fullName } from '../../frame/account-menu.js';
import { type PageFrameView, pageFrame } from '../../frame/page-frame.js';
import { localPath } from '../../links/local-path.js';
import { type PageQuery, readPageQuery } from '../../lists/page-query.js';
import type { QueryInput } from '../../lists/query-text.js';
import { type FormContentsView, formContents, type SubmittedForm } from './submitted-form.js';

/** The profile page of the signed-in user. */
export interface ProfilePageView extends PageFrameView {
  /** The heading. */
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
  /** The names of the tokens of staff, which stay valid unless they are deleted with the password. */
  tokens?: readonly string[];
  /** Where to go once the password is changed: a path of this site; absent where one stays. */
  from?: string;
  /** What was saved just now. */
  saved?: string;
}

/** Builds the profile page. */
export function profilePage(
  catalogue: PublicCatalogue,
  query: QueryInput = '',
  form?: SubmittedForm,
): ProfilePageView {
  const texts = pageTexts('profile', catalogue.labels);
  const { title } = texts;
  const { visitor } = catalogue;
  return {
    ...pageFrame(catalogue, { title, path: routePath({ kind: 'profile' }), isIndexed: false }),
    title,
    ...(visitor === undefined ? {} : { user: { facts: profileFacts(visitor, texts) } }),
    ...(visitor === undefined || catalogue.hasAccounts !== true
      ? {}
      : {
          forms: profileForms(catalogue, visitor, { ask: readPageQuery('profile', query), form }),
        }),
    needsUser: texts.needsUser,
    login: routePath({ kind: 'login' }),
  };
}

function profileFacts(
  user: SignedInUser,
  texts: PageTexts['profile'] & { language: string },
): { title: string; value: string }[] {
  return [
    { title: texts.username, value: user.username },
    { title: texts.name, value: fullName(user) },
    { title: texts.email, value: user.email },
    { title: texts.role, value: texts.roles[user.role] },
    { title: texts.since, value: user.createdAt },
  ].filter(({ value }) => value !== '');
}

function profileForms(
  catalogue: PublicCatalogue,
  user: Visitor,
  { ask, form }: { ask: PageQuery; form: SubmittedForm | undefined },
): ProfileFormsView {
  const saved = ask.value('saved');
  const from = localPath(form?.values.from ?? ask.value('from'));
  const { savedTexts } = pageTexts('profile', catalogue.labels);
  const isPassword = form?.values.form === 'password';
  const { email, firstName = '', lastName = '' } = user;
  const details = { values: { email, firstName, lastName } };
  return {
    mustChangePassword: user.mustChangePassword === true,
    details: form === undefined || isPassword ? details : formContents(catalogue, form),
    password: formContents(catalogue, isPassword ? form : undefined),
    ...(user.tokens === undefined ? {} : { tokens: user.tokens }),
    ...(from === '/' ? {} : { from }),
    ...(form === undefined && isKeyOf(savedTexts, saved) ? { saved: savedTexts[saved] } : {}),
  };
}

function isKeyOf<T extends object>(object: T, key: string): key is Extract<keyof T, string> {
  return Object.hasOwn(object, key);
}
