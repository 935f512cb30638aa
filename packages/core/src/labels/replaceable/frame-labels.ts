import { lazy } from '../../lazy.js';
import { componentLabels } from '../public/components.js';
import { siteLabels } from '../public/site.js';

/** Every word of the frame of pages: header, search, account menu, footer. */
export interface FrameLabels {
  /** BCP 47. */
  language: string;
  skip: string;
  menu: string;
  mainMenu: string;
  footerMenu: string;
  aboutSample: string;
  home: string;
  searchSite: string;
  searchPlaceholder: string;
  search: string;
  suggestions: string;
  /** The button that names the language of the site, such as `EN`. */
  languageCode: string;
  languageNamed: string;
  languageTitle: string;
  languageText: string;
  login: string;
  register: string;
  accountNamed: string;
  profile: string;
  adminPanel: string;
  settings: string;
  signOut: string;
  findYourWay: string;
  legal: string;
  newsletter: string;
  email: string;
  emailPlaceholder: string;
  subscribe: string;
  noNewsletter: string;
  noNewsletterText: string;
  trust: string;
  paymentMethods: string;
  licensingBodies: string;
  figures: string;
  /** Before the links to help, on pages with offers. */
  help: string;
  helplines: string;
  breadcrumb: string;
  close: string;
}

/** The words of the frame in English. */
export const englishFrameLabels = /* @__PURE__ */ lazy((): FrameLabels => {
  const { skip, menu, mainMenu, footerMenu, sample, help, helplines } = componentLabels.frame;
  const { header, footer } = siteLabels;
  const { login, register, profile, settings, signOut } = header;
  const { languageNamed, languageTitle, languageText } = header;
  return {
    language: 'en',
    skip,
    menu,
    mainMenu,
    footerMenu,
    aboutSample: sample,
    home: header.home,
    searchSite: header.search,
    searchPlaceholder: header.placeholder,
    search: header.submit,
    suggestions: siteLabels.search.suggestions,
    languageCode: header.language,
    languageNamed,
    languageTitle,
    languageText,
    login,
    register,
    accountNamed: header.account,
    profile,
    adminPanel: header.admin,
    settings,
    signOut,
    findYourWay: footer.description,
    legal: footer.legal,
    newsletter: footer.subscribe,
    email: footer.email,
    emailPlaceholder: footer.emailPlaceholder,
    subscribe: footer.subscribeButton,
    noNewsletter: footer.subscribeTitle,
    noNewsletterText: footer.subscribeText,
    trust: footer.trust,
    paymentMethods: footer.payments,
    licensingBodies: footer.licenses,
    figures: footer.figures,
    help,
    helplines,
    breadcrumb: componentLabels.parts.breadcrumb,
    close: componentLabels.parts.close,
  };
});
