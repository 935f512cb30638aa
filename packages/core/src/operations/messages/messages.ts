import * as z from 'zod';
import { lazy } from '../../lazy.js';
import { type ContactMessage, MESSAGE_LENGTHS } from '../../model/contact-message.js';
import { problem } from '../../problem.js';
import type { ExpiringStorage } from '../../store/expiring-storage.js';
import { PATTERNS } from '../../values/patterns.js';
import { question, traffic } from '../define/operation.js';
import { findByRef } from '../records/find-by-ref.js';
import { paginate, pagination } from '../records/paginate.js';
import { formatLogLines, linesFormat } from '../transfer/format-log-lines.js';
import { allMessages, deleteMessage, MAX_MESSAGES, saveMessage } from './stored-message.js';

const COLUMNS = ['id', 'sentAt', 'name', 'email', 'text', 'consent'] as const;

const ofPerson = lazy(() => z.string().trim().min(1).optional().describe('Only from this e-mail address'));
const given = lazy(() => z.string().max(20_000));

/**
 * Keeps what a visitor wrote, with what the sender agreed to. Problems: `invalid`, and `conflict` where no more messages
 * can be kept.
 */
export const messagesSend = traffic({
  name: 'messages.send',
  summary: 'Send a message to the people of the site',
  permission: 'see what is public',
  exposure: {},
  input: () => z.strictObject({ name: given(), email: given(), text: given(), consent: given() }),
  async run({ expiring, now, newId, dryRun }, input) {
    const message: ContactMessage = {
      id: newId(),
      sentAt: now,
      name: oneLine(input.name),
      email: oneLine(input.email),
      text: severalLines(input.text),
      consent: oneLine(input.consent),
    };
    requireComplete(message);
    if ((await allMessages(expiring)).length >= MAX_MESSAGES) throw problem('message.full');
    if (!dryRun) await saveMessage(expiring, message);
    return { id: message.id };
  },
});

/** The messages that are kept, the newest first. */
export const messagesList = question({
  name: 'messages.list',
  summary: 'List the messages that visitors sent, the newest first',
  permission: 'read messages',
  exposure: { screen: '/admin/messages' },
  input: () =>
    pagination().extend({
      search: z.string().trim().optional().describe('Only with this in the name, the address or the text'),
      email: ofPerson(),
      idsOnly: z.boolean().default(false).describe('Only the ids'),
    }),
  async run({ expiring }, { search, email, idsOnly, ...page }) {
    const found = await messagesFrom(expiring, email);
    const word = search?.toLowerCase() ?? '';
    const matching = found.filter(({ name, email, text }) =>
      [name, email, text].some((part) => part.toLowerCase().includes(word)),
    );
    const paged = paginate(matching, page);
    return idsOnly ? { ...paged, records: [], ids: matching.map(({ id }) => id) } : paged;
  },
});

/** Streams messages as a file: all of them, or what is kept of one person. */
export const messagesExport = question({
  name: 'messages.export',
  summary: 'Export the messages that visitors sent, or those of one person',
  permission: 'read messages',
  exposure: {
    screen: '/admin/messages',
    download: ({ format = 'csv' }) => `messages.${format}`,
  },
  input: () => z.strictObject({ format: linesFormat(), email: ofPerson() }),
  async run({ expiring, emit }, { format, email }) {
    const messages = await messagesFrom(expiring, email);
    await emit(formatLogLines(messages, COLUMNS, format));
    return { count: messages.length, fileName: `messages.${format}` };
  },
});

/** Deletes messages for good: named ones, or all that one person sent. Problems: `usage`, `not-found`. */
export const messagesDelete = traffic({
  name: 'messages.delete',
  summary: 'Delete messages for good: by id, or all of one person',
  permission: 'read messages',
  exposure: { screen: '/admin/messages' },
  input: () =>
    z.strictObject({
      records: z.array(z.string().min(1).describe("A message's id, or its first characters")).default([]),
      email: ofPerson(),
    }),
  async run({ expiring, dryRun }, { records: refs, email }) {
    if ((refs.length === 0) === (email === undefined)) throw problem('message.none-named');
    const all = await messagesFrom(expiring, email);
    const named = email === undefined ? refs.map((ref) => findMessage(all, ref)) : all;
    const gone = [...new Map(named.map((message) => [message.id, message])).values()];
    if (!dryRun) for (const message of gone) await deleteMessage(expiring, message);
    return { records: gone.map(({ id, name, email }) => ({ id, name, email })) };
  },
});

async function messagesFrom(expiring: ExpiringStorage, email: string | undefined): Promise<ContactMessage[]> {
  const all = await allMessages(expiring);
  const wanted = email?.toLowerCase();
  return wanted === undefined ? all : all.filter((message) => message.email.toLowerCase() === wanted);
}

function findMessage(messages: readonly ContactMessage[], ref: string): ContactMessage {
  return findByRef(messages, ref, {
    names: ({ id }) => [id],
    prefixed: ({ id }) => id,
    suggested: () => [],
    notFound: () => problem('message.not-found', { ref }),
    ambiguous: ({ length }) => problem('message.ambiguous', { ref, count: length }),
  });
}

function requireComplete({ name, email, text, consent }: ContactMessage): void {
  if (name === '') throw problem('message.name-missing');
  if (!PATTERNS.email.test(email) || email.length > MESSAGE_LENGTHS.email)
    throw problem('message.email-invalid');
  if (text === '') throw problem('message.text-missing');
  if (consent === '') throw problem('message.consent-missing');
  if (name.length > MESSAGE_LENGTHS.name)
    throw problem('message.name-too-long', { max: MESSAGE_LENGTHS.name });
  if (text.length > MESSAGE_LENGTHS.text) throw problem('message.too-long', { max: MESSAGE_LENGTHS.text });
}

// Control characters (which terminals interpret), bidirectional overrides and lone surrogates.
const UNSAFE_CHARACTERS = /[^\P{Cc}\n\t]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

function severalLines(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(UNSAFE_CHARACTERS, '').trim();
}

function oneLine(text: string): string {
  return severalLines(text).replace(/\s+/g, ' ');
}
