import { accountLabels } from '../../messages.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import { routePath } from '../../urls/routes.js';
import { type PageFrameView, pageFrame } from '../frame/page-frame.js';
import { hasSignIn } from './has-sign-in.js';
import { type FormContentsView, formContents, type SubmittedForm } from './submitted-form.js';

/** The registration page. */
export interface RegisterPageView extends PageFrameView, FormContentsView {
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

/** Builds the registration page. */
export function registerPage(catalogue: PublicCatalogue, form?: SubmittedForm): RegisterPageView {
  const { title } = accountLabels.register;
  return {
    ...pageFrame(catalogue, { title, path: routePath({ kind: 'register' }), isIndexed: false }),
    title,
    ...formContents(form),
    isOpen: hasSignIn(catalogue),
    terms: catalogue.settings.termsUrl,
    privacy: catalogue.settings.privacyUrl,
    login: routePath({ kind: 'login' }),
  };
}
