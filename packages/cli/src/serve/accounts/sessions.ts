import { createHash, randomBytes } from 'node:crypto';
import {
  type ExpiringStorage,
  runtime,
  SESSION_PREFIX,
  type SignInState,
  type Store,
  signInState,
} from '@croupier/core';

/** Keeps who is signed in. A session is not content: it changes neither generation nor history. */
export interface Sessions {
  /** Opens a session of a user. Returns its secret; undefined where the user may not be signed in any more. */
  open(userId: string): Promise<OpenedSession | undefined>;
  /** The user of a session, who is active and has the role and the password that the session began with. */
  find(secret: string): Promise<SignInState | undefined>;
  close(secret: string): Promise<void>;
}

/** A new session. */
export interface OpenedSession {
  /** 32 random bytes; only their hash is stored. */
  secret: string;
  /** How long the session lasts at most, in seconds. */
  maxAgeSeconds: number;
}

interface StoredSession {
  userId: string;
  stamp: string;
  startedAt: number;
  seenAt: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Staff can change the site, so their sessions end within a working day; those of readers last as long as habits. */
const STAFF_LIFETIME = { idleMs: 2 * HOUR, absoluteMs: 12 * HOUR };
const USER_LIFETIME = { idleMs: 14 * DAY, absoluteMs: 30 * DAY };

/** How often a session in use is stored again, at most. */
const TOUCH_INTERVAL_MS = MINUTE;

/** Opens the sessions of a store. */
export function openSessions(
  store: Store,
  expiring: ExpiringStorage,
  now: () => number = () => runtime.now().getTime(),
): Sessions {
  const stateOf = (userId: string) =>
    store.question((content) => signInState(content, userId, store.storage.digest));
  const save = (key: string, session: StoredSession, state: SignInState) => {
    const { idleMs, absoluteMs } = lifetimeOf(state);
    const end = Math.min(session.startedAt + absoluteMs, session.seenAt + idleMs);
    return expiring.put(key, session, end);
  };
  return {
    async open(userId) {
      const state = await stateOf(userId);
      if (state === undefined) return undefined;
      const secret = randomBytes(32).toString('base64url');
      const time = now();
      await save(keyOf(secret), { userId, stamp: state.stamp, startedAt: time, seenAt: time }, state);
      return { secret, maxAgeSeconds: Math.floor(lifetimeOf(state).absoluteMs / 1_000) };
    },
    async find(secret) {
      const key = keyOf(secret);
      const session = (await expiring.get(key)) as StoredSession | undefined;
      if (session === undefined) return undefined;
      const state = await stateOf(session.userId);
      const time = now();
      if (state === undefined || state.stamp !== session.stamp || hasEnded(session, state, time)) {
        await expiring.delete(key);
        return undefined;
      }
      if (time - session.seenAt > TOUCH_INTERVAL_MS) await save(key, { ...session, seenAt: time }, state);
      return state;
    },
    close: (secret) => expiring.delete(keyOf(secret)),
  };
}

function lifetimeOf({ user }: SignInState): { idleMs: number; absoluteMs: number } {
  return user.role === 'user' ? USER_LIFETIME : STAFF_LIFETIME;
}

function hasEnded({ startedAt, seenAt }: StoredSession, state: SignInState, time: number): boolean {
  const { idleMs, absoluteMs } = lifetimeOf(state);
  return time >= startedAt + absoluteMs || time >= seenAt + idleMs;
}

function keyOf(secret: string): string {
  return `${SESSION_PREFIX}${createHash('sha256').update(secret).digest('hex')}`;
}
