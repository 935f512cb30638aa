import { isProblem, messagesSend, VISITOR } from '@croupier/core';
import { refusalOf, waitRefusal } from '@croupier/core/page-texts';
import { createRateLimiter } from '../requests/rate-limiter.js';
import type { FormOutcome, MessageLimits, SubmitForm } from './form-submission.js';

/** The path of the page with the contact form, which is sent to it. */
export const CONTACT_PATH = '/contact';

const HOUR = 3_600_000;

/** Creates the limits: of one address, and of all together. */
export function createMessageLimits(now?: () => number): MessageLimits {
  const ofAddress = createRateLimiter({ most: 5, windowMs: HOUR }, now);
  const ofAll = createRateLimiter({ most: 100, windowMs: HOUR }, now);
  return {
    send(address) {
      const wait = ofAddress.consume(address);
      return wait > 0 ? wait : ofAll.consume('');
    },
  };
}

const FIELDS = ['name', 'email', 'text', 'agree'] as const;

/** Keeps a message of a visitor, and says on the page that it arrived; a site without the form has no such address. */
export const sendMessage: SubmitForm = async (
  { fields, client },
  { perform, messageLimits, hasContactForm, contactConsent },
) => {
  if (!(await hasContactForm())) return { status: 404, form: { values: {} } };
  const values = Object.fromEntries(
    FIELDS.flatMap((name) => (fields.has(name) ? [[name, fields.get(name) ?? '']] : [])),
  );
  // People do not see this field. What fills it in hears what a person would.
  if (fields.get('website')) return SENT;
  const waitSeconds = messageLimits.send(client.address);
  if (waitSeconds > 0) {
    return { status: 429, form: { refusal: waitRefusal(waitSeconds), values }, waitSeconds };
  }
  try {
    const { name = '', email = '', text = '' } = values;
    const consent = fields.has('agree') ? contactConsent() : '';
    await perform(messagesSend, { name, email, text, consent }, { actor: VISITOR });
    return SENT;
  } catch (error) {
    if (!isProblem(error) || (error.code !== 'invalid' && error.code !== 'conflict')) throw error;
    const refusal = refusalOf(error, 'form.failed');
    return { status: error.code === 'invalid' ? 422 : 503, form: { refusal, values } };
  }
};

const SENT: FormOutcome = { status: 200, form: { values: {}, isSent: true } };
