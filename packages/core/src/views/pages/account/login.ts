import type { DemoAccount } from '../../../model/documents/demo-fallbacks.js';
import type { PublicCatalogue } from '../../../model/public-catalogue.js';
import { pageTexts } from '../../../page-texts.js';
import { routePath } from '../../../urls/routes.js';
import { type PageFrameView, pageFrame } from '../../frame/page-frame.js';
import { localPath } from '../../links/local-path.js';
import { readPageQuery } from '../../lists/page-query.js';
import type { QueryInput } from '../../lists/query-text.js';
import { hasSignIn } from './has-sign-in.js';
import { type FormContentsView, formContents, type SubmittedForm } from './submitted-form.js';

/** The login page. */
export interface LoginPageView extends PageFrameView, FormContentsView {
  /** The heading. */
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

/** Builds the login page. */
export function loginPage(
  catalogue: PublicCatalogue,
  query: QueryInput,
  form?: SubmittedForm,
): LoginPageView {
  const ask = readPageQuery('login', query);
  const { title } = pageTexts('login', catalogue.labels);
  const accounts = catalogue.demoFallbacks?.accounts;
  return {
    ...pageFrame(catalogue, { title, path: ask.path, isIndexed: false }),
    title,
    ...formContents(catalogue, form),
    isOpen: hasSignIn(catalogue),
    from: localPath(form?.values.from ?? ask.value('from')),
    forgot: routePath({ kind: 'forgot-password' }),
    register: routePath({ kind: 'register' }),
    ...(accounts === undefined ? {} : { accounts }),
  };
}
