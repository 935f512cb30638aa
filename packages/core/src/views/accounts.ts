import { accountLabels, messages } from '../messages.js';
import type { PublicCatalogue } from '../model/public-catalogue.js';
import type { DemoAccount } from '../model/stand-ins.js';
import type { SignedIn } from '../model/user.js';
import { addressOf } from '../urls/places.js';
import { fullName } from './account.js';
import { asked } from './asked.js';
import { type Frame, frame } from './frame.js';

/** The page on which one signs in. */
export interface LoginView extends Frame {
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
export interface RegisterView extends Frame {
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
export interface ProfileView extends Frame {
  title: string;
  user?: { facts: { title: string; value: string }[] };
  /** What stands there for who has not signed in. */
  needsUser: string;
  login: string;
}

/** The page for who forgot a password. */
export interface ForgotPasswordView extends Frame {
  title: string;
  text: string;
  /** Where to write, where the site says so. */
  contact?: { label: string; href: string };
  login: string;
}

const hidden = { isIndexed: false };

/** The login page, as a query asks for it. */
export function login(catalogue: PublicCatalogue, query: string): LoginView {
  const ask = asked('login', query);
  const { title } = accountLabels.login;
  const accounts = catalogue.standIns?.accounts;
  return {
    ...frame(catalogue, { title, path: ask.path, ...hidden }),
    title,
    isOpen: accounts !== undefined,
    from: ownPath(ask.value('from')),
    forgot: addressOf({ kind: 'forgot-password' }),
    register: addressOf({ kind: 'register' }),
    ...(accounts === undefined ? {} : { accounts }),
  };
}

/** The page to register on. */
export function register(catalogue: PublicCatalogue): RegisterView {
  const { title } = accountLabels.register;
  return {
    ...frame(catalogue, { title, path: addressOf({ kind: 'register' }), ...hidden }),
    title,
    isOpen: catalogue.standIns !== undefined,
    terms: catalogue.settings.termsUrl,
    privacy: catalogue.settings.privacyUrl,
    login: addressOf({ kind: 'login' }),
  };
}

/** The profile of who looks. */
export function profile(catalogue: PublicCatalogue): ProfileView {
  const { title } = accountLabels.profile;
  const { visitor } = catalogue;
  return {
    ...frame(catalogue, { title, path: addressOf({ kind: 'profile' }), ...hidden }),
    title,
    ...(visitor === undefined ? {} : { user: { facts: factsOf(visitor) } }),
    needsUser: messages.signIn.profileNeedsUser,
    login: addressOf({ kind: 'login' }),
  };
}

/** What to do about a password that was forgotten. */
export function forgotPassword(catalogue: PublicCatalogue): ForgotPasswordView {
  const { title, demo, served, servedNoMail } = accountLabels.forgot;
  const framed = frame(catalogue, { title, path: addressOf({ kind: 'forgot-password' }), ...hidden });
  const { contact } = framed.footer;
  const text = catalogue.standIns === undefined ? (contact === undefined ? servedNoMail : served) : demo;
  const asksForMail = contact !== undefined && catalogue.standIns === undefined;
  return {
    ...framed,
    title,
    text,
    ...(asksForMail ? { contact } : {}),
    login: addressOf({ kind: 'login' }),
  };
}

function factsOf(user: SignedIn): { title: string; value: string }[] {
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
function ownPath(text: string): string {
  return /^\/(?![/\\])/.test(text) ? text : '/';
}
