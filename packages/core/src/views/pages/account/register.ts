import type { PublicCatalogue } from '../../../model/public-catalogue.js';
import { pageTexts } from '../../../page-texts.js';
import { routePath } from '../../../urls/routes.js';
import { type PageFrameView, pageFrame } from '../../frame/page-frame.js';
import { isLiveLink } from '../../links/menu-links.js';
import { hasSignIn } from './has-sign-in.js';
import { type FormContentsView, formContents, type SubmittedForm } from './submitted-form.js';

/** The registration page. */
export interface RegisterPageView extends PageFrameView, FormContentsView {
  /** The heading. */
  title: string;
  /** Whether this site has registration. */
  isOpen: boolean;
  /** The path of the terms; absent where the site has none yet. */
  terms?: string;
  /** The path of the privacy policy; absent where the site has none yet. */
  privacy?: string;
  /** The path of the login page. */
  login: string;
}

/** The addresses of the terms and the privacy policy, where the site has them. Who registers agrees to them. */
export function consentDocuments(catalogue: PublicCatalogue): Pick<RegisterPageView, 'terms' | 'privacy'> {
  const { termsUrl, privacyUrl } = catalogue.settings;
  return {
    ...(isLiveLink(catalogue, termsUrl) ? { terms: termsUrl } : {}),
    ...(isLiveLink(catalogue, privacyUrl) ? { privacy: privacyUrl } : {}),
  };
}

/** Builds the registration page. */
export function registerPage(catalogue: PublicCatalogue, form?: SubmittedForm): RegisterPageView {
  const { title } = pageTexts('register', catalogue.labels);
  return {
    ...pageFrame(catalogue, { title, path: routePath({ kind: 'register' }), isIndexed: false }),
    title,
    ...formContents(catalogue, form),
    isOpen: hasSignIn(catalogue),
    ...consentDocuments(catalogue),
    login: routePath({ kind: 'login' }),
  };
}
