import type { PublicCatalogue } from '../../../model/public-catalogue.js';
import { pageTexts } from '../../../page-texts.js';
import { routePath } from '../../../urls/routes.js';
import { type PageFrameView, pageFrame } from '../../frame/page-frame.js';

/** The forgotten-password page. */
export interface ForgotPasswordPageView extends PageFrameView {
  /** The heading. */
  title: string;
  /** What to do, since passwords are not sent. */
  text: string;
  /** The contact address, if the site has one. */
  contact?: { label: string; href: string };
  /** The path of the login page. */
  login: string;
}

/** Builds the forgotten-password page. */
export function forgotPasswordPage(catalogue: PublicCatalogue): ForgotPasswordPageView {
  const { title, demo, served, servedNoMail } = pageTexts('forgot', catalogue.labels);
  const framed = pageFrame(catalogue, {
    title,
    path: routePath({ kind: 'forgot-password' }),
    isIndexed: false,
  });
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
