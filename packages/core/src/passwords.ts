import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { isCommon } from './common-passwords.js';
import { lazy } from './lazy.js';
import type { PasswordHasher } from './operations/define/operation.js';

/** The scrypt cost: 2^`ln` rounds, blocks of `r` × 128 bytes, `p` lanes. */
export interface ScryptCost {
  ln: number;
  r: number;
  p: number;
}

/** 32 MB and about 0.1 s per hash; as much work as 128 MB with one lane, in a quarter of the memory. */
const DEFAULT_COST: ScryptCost = { ln: 15, r: 8, p: 3 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** How many hashes are computed at once, so that a burst of login attempts does not exhaust threads and memory. */
const MAX_CONCURRENT = 2;

/** 31 unambiguous letters and digits; 16 of them give 79 bits of entropy. */
const ONE_TIME_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

interface ParsedHash {
  cost: ScryptCost;
  salt: Buffer;
  key: Buffer;
}

/** Hashes passwords with scrypt, each with its own salt and cost. */
export function scryptPasswords(cost: ScryptCost = DEFAULT_COST): PasswordHasher {
  const inTurn = limitConcurrency(MAX_CONCURRENT);
  const dummyHash = lazy(
    (): ParsedHash => ({ cost, salt: randomBytes(SALT_BYTES), key: randomBytes(KEY_BYTES) }),
  );
  const derive = (password: string, salt: Buffer, by: ScryptCost) => inTurn(() => keyOf(password, salt, by));
  return {
    isCommon,
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      return formatHash({ cost, salt, key: await derive(password, salt, cost) });
    },
    async verify(password, hash) {
      const known = hash === undefined ? undefined : parseHash(hash);
      const { cost: hashCost, salt, key } = known ?? dummyHash();
      const isSame = timingSafeEqual(await derive(password, salt, hashCost), key);
      const matches = isSame && known !== undefined;
      return {
        matches,
        isDated:
          matches &&
          (totalCostOf(hashCost) < totalCostOf(cost) || memoryCostOf(hashCost) < memoryCostOf(cost)),
      };
    },
    generateOneTime() {
      const group = () =>
        Array.from({ length: 4 }, () => ONE_TIME_ALPHABET[randomInt(ONE_TIME_ALPHABET.length)]).join('');
      return [group(), group(), group(), group()].join('-');
    },
  };
}

function keyOf(password: string, salt: Buffer, { ln, r, p }: ScryptCost): Promise<Buffer> {
  // Different keyboards may produce different code points for the same password.
  const word = password.normalize('NFKC');
  const options = { N: 2 ** ln, r, p, maxmem: 2 * memoryCostOf({ ln, r, p }) };
  return new Promise((resolve, reject) => {
    scrypt(word, salt, KEY_BYTES, options, (error, key) => (error === null ? resolve(key) : reject(error)));
  });
}

function formatHash({ cost: { ln, r, p }, salt, key }: ParsedHash): string {
  return `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

const HASH_FORMAT = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]{16,88})\$([\w-]{43})$/;

/** Parses a hash; undefined if it is malformed or costs more than the maximum. */
function parseHash(hash: string): ParsedHash | undefined {
  const [, ln, r, p, salt = '', key = ''] = HASH_FORMAT.exec(hash) ?? [];
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  const isSane = cost.ln >= 1 && cost.ln <= 20 && cost.r >= 1 && cost.p >= 1 && memoryCostOf(cost) <= 1 << 28;
  if (!isSane || cost.p > 16) return undefined;
  return { cost, salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') };
}

function memoryCostOf({ ln, r }: ScryptCost): number {
  return 128 * r * 2 ** ln;
}

function totalCostOf(cost: ScryptCost): number {
  return memoryCostOf(cost) * cost.p;
}

/** Limits concurrency; waiting calls run in order. */
function limitConcurrency(most: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running === most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running--;
      else next();
    }
  };
}
