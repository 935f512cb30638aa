import { allows, type ContactMessage } from '@croupier/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAdmin } from '../backend/backend.js';
import { questionOptions } from '../backend/use-operations.js';
import { readLocalValue, saveLocalValue } from '../local-values.js';

/** More of them are not looked at. */
const MAX_MESSAGES = 100;

const keyOf = (user: { id: string } | undefined) => `croupier-messages-seen ${user?.id ?? ''}`;

/** The messages that came since the reader last looked at them in this browser, newest first. */
export function useUnseenMessages(): readonly ContactMessage[] {
  const { perform, getSession } = useAdmin();
  const { user } = getSession();
  const mayRead = allows('read messages', user?.role);
  const { data } = useQuery({
    ...questionOptions(perform, 'messages.list', { limit: MAX_MESSAGES }),
    enabled: mayRead,
  });
  const seen = readLocalValue<string>(keyOf(user)) ?? '';
  return (data?.records ?? []).filter(({ sentAt }) => sentAt > seen);
}

/** Notes that the reader has seen the messages up to the newest of these. */
export function useSeenMessages(messages: readonly ContactMessage[]): void {
  const { user } = useAdmin().getSession();
  const newest = messages.reduce((last, { sentAt }) => (sentAt > last ? sentAt : last), '');
  const key = keyOf(user);
  useEffect(() => {
    if (newest > (readLocalValue<string>(key) ?? '')) saveLocalValue(key, newest);
  }, [key, newest]);
}
