import * as z from 'zod';
import { ROLES, user, userSummary } from '../../model/user.js';
import {
  changedRecords,
  changeResults,
  exportedFile,
  listOf,
  listOfRecords,
  shownRecord,
} from './result-parts.js';

/** The results of operations on users, accounts, tokens and messages. */
export function accountResults() {
  const account = user.schema;
  const listed = userSummary.schema;
  const oneTimePassword = z.string().optional().describe('Shown this once');
  const token = z.strictObject({
    id: z.string(),
    name: z.string(),
    user: z.string(),
    role: z.enum(ROLES),
    createdAt: z.string(),
    expiresAt: z.string(),
    lastUsedAt: z.string().optional(),
  });
  const message = z.strictObject({
    id: z.string(),
    sentAt: z.string(),
    name: z.string(),
    email: z.string(),
    text: z.string(),
    consent: z.string(),
  });
  const signedIn = z.strictObject({ user: account, mustChange: z.boolean() });
  return {
    'users.list': listOf(listed),
    'users.show': shownRecord(listed),
    'users.add': changedRecords(listed).extend({ oneTimePassword }),
    ...changeResults('users', ['edit', 'activate', 'deactivate', 'delete'], listed),
    'users.set-password': changedRecords(listed).extend({ oneTimePassword }),
    'tokens.add': z.strictObject({ token, secret: z.string().optional().describe('Shown this once') }),
    'tokens.list': listOf(token),
    'tokens.delete': changedRecords(z.strictObject({ id: z.string(), name: z.string() })),
    'messages.send': z.strictObject({ id: z.string() }),
    'messages.list': listOfRecords(message),
    'messages.export': exportedFile,
    'messages.delete': changedRecords(message.pick({ id: true, name: true, email: true })),
    'accounts.sign-in': signedIn,
    'accounts.register': z.strictObject({ user: account }),
    'accounts.show': signedIn,
    'accounts.edit': changedRecords(account),
    'accounts.change-password': changedRecords(account),
  };
}
