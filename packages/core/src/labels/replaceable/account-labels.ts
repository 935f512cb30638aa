import { lazy } from '../../lazy.js';
import { accountLabels } from '../public/accounts.js';

/** Every word of the forms of accounts: sign-in, registration, details, password. */
export interface AccountLabels {
  /** BCP 47. */
  language: string;
  login: string;
  register: string;
  emailOrUsername: string;
  password: string;
  signingIn: string;
  forgotPassword: string;
  noAccount: string;
  haveAccount: string;
  backHome: string;
  username: string;
  emailAddress: string;
  firstName: string;
  lastName: string;
  passwordHint: string;
  confirmPassword: string;
  agree: string;
  agreeTo: string;
  termsOfService: string;
  privacyPolicy: string;
  createAccount: string;
  creatingAccount: string;
  save: string;
  saving: string;
  currentPassword: string;
  oneTimePassword: string;
  newPassword: string;
  confirmNewPassword: string;
  changePassword: string;
  endTokens: string;
  accountsClosed: string;
  accountsClosedText: string;
}

/** The words of account forms in English. */
export const englishAccountLabels = /* @__PURE__ */ lazy((): AccountLabels => {
  const { login, register, profile, notYet } = accountLabels;
  return {
    language: 'en',
    login: login.submit,
    register: login.register,
    emailOrUsername: login.identifier,
    password: login.password,
    signingIn: login.busy,
    forgotPassword: login.forgot,
    noAccount: login.noAccount,
    haveAccount: register.haveAccount,
    backHome: login.home,
    username: register.username,
    emailAddress: register.email,
    firstName: register.firstName,
    lastName: register.lastName,
    passwordHint: register.passwordHint,
    confirmPassword: register.confirm,
    agree: register.agree,
    agreeTo: register.agreeTo,
    termsOfService: register.terms,
    privacyPolicy: register.privacy,
    createAccount: register.submit,
    creatingAccount: register.busy,
    save: profile.save,
    saving: profile.saving,
    currentPassword: profile.current,
    oneTimePassword: profile.oneTime,
    newPassword: profile.password,
    confirmNewPassword: profile.confirm,
    changePassword: profile.changePassword,
    endTokens: profile.endTokens('{names}'),
    accountsClosed: notYet.title,
    accountsClosedText: notYet.text,
  };
});
