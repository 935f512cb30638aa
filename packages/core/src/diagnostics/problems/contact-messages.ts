import { contactLabels } from '../../labels/public/contact.js';
import { messages } from '../../messages.js';
import type { ProblemEntry } from './entry.js';

const { refusals } = contactLabels;

/** Problems of the messages that visitors send. */
export const contactMessageProblems = {
  'message.name-missing': { code: 'invalid', text: () => refusals.name },
  'message.email-invalid': { code: 'invalid', text: () => messages.user.emailInvalid },
  'message.text-missing': { code: 'invalid', text: () => refusals.text },
  'message.consent-missing': { code: 'invalid', text: () => refusals.consent },
  'message.name-too-long': {
    code: 'invalid',
    text: ({ max }: { max: number }) => refusals.nameTooLong(max),
  },
  'message.too-long': { code: 'invalid', text: ({ max }: { max: number }) => refusals.tooLong(max) },
  'message.full': { code: 'conflict', text: () => refusals.full },
  'message.none-named': {
    code: 'usage',
    text: () => 'Name messages, or the e-mail address of who sent them',
  },
  'message.not-found': {
    code: 'not-found',
    text: ({ ref }: { ref: string }) => `There is no message '${ref}'`,
  },
  'message.ambiguous': {
    code: 'not-found',
    text: ({ ref, count }: { ref: string; count: number }) => `'${ref}' names ${count} messages`,
    hint: () => 'Name one by its whole id.',
  },
} as const satisfies Record<string, ProblemEntry>;
