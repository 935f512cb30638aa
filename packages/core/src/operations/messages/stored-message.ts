import type { ContactMessage } from '../../model/contact-message.js';
import type { ExpiringStorage } from '../../store/expiring-storage.js';

const PREFIX = 'messages/';
const DAY_MS = 86_400_000;
/** How long a message is kept, in days; the form says so. */
const KEPT_DAYS = 365;
/** The most messages that are kept: reading them reads all. */
export const MAX_MESSAGES = 2_000;

/** Keeps a message. Problem: `fault`. */
export async function saveMessage(expiring: ExpiringStorage, message: ContactMessage): Promise<void> {
  const end = Date.parse(message.sentAt) + KEPT_DAYS * DAY_MS;
  await expiring.put(PREFIX + message.id, message, end);
}

/** Every message, the newest first. */
export async function allMessages(expiring: ExpiringStorage): Promise<ContactMessage[]> {
  const entries = await expiring.list(PREFIX);
  return entries
    .map(({ value }) => value as ContactMessage)
    .sort((a, b) => (a.sentAt === b.sentAt ? 0 : a.sentAt < b.sentAt ? 1 : -1));
}

/** Deletes a message for good. */
export function deleteMessage(expiring: ExpiringStorage, { id }: Pick<ContactMessage, 'id'>): Promise<void> {
  return expiring.delete(PREFIX + id);
}
