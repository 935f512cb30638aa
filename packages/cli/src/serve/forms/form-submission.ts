import type { Perform, SignInState, SubmittedForm } from '@croupier/core';
import type { OpenedSession, Sessions } from '../accounts/sessions.js';
import type { SignInLimits } from '../accounts/sign-in-limits.js';
import type { Client } from '../requests/client-address.js';

/** What a submitted form leads to: another page, or the same one with what is wrong or that it was sent. */
export type FormOutcome = { to: string; session?: OpenedSession | 'ended' } | AnsweredForm;

/** The page of a form again, with what is wrong or that it was sent. */
export interface AnsweredForm {
  status: number;
  form: SubmittedForm;
  /** The seconds until the form may be sent again. */
  waitSeconds?: number;
}

/** A submitted form, and who submitted it. */
export interface FormSubmission {
  fields: URLSearchParams;
  client: Client;
  /** Whether a session may begin over this connection. */
  maySignIn: boolean;
  /** The secret of the present session, if there is one. */
  secret: string | undefined;
  /** The signed-in user. */
  state: SignInState | undefined;
}

/** What the forms need. */
export interface FormsOptions {
  perform: Perform;
  sessions: Sessions;
  limits: SignInLimits;
  /** The id of the account that a username or e-mail address signs in to. */
  accountOf: (identifier: string) => Promise<string | undefined>;
  /** Whether the site now has terms or a privacy policy that who registers agrees to. */
  asksConsent: () => Promise<boolean>;
  /** Limits how often visitors write by the contact form. */
  messageLimits: MessageLimits;
  /** Whether the site now has a contact form. */
  hasContactForm: () => Promise<boolean>;
  /** What visitors agree to when they write, in the language of the site. */
  contactConsent: () => string;
}

/** Answers one form. */
export type SubmitForm = (submission: FormSubmission, options: FormsOptions) => Promise<FormOutcome>;

/** Limits how often visitors write. */
export interface MessageLimits {
  /** Counts a message. Returns 0 or the seconds to wait. */
  send(address: string): number;
}
