import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { isCommon } from './common-passwords.js';
import { once } from './once.js';
import type { Passwords } from './operations/operation.js';

/** What a hash costs whoever makes or guesses one: 2 to the `ln` rounds, of blocks of `r` × 128 bytes, `p` times. */
export interface Cost {
  ln: number;
  r: number;
  p: number;
}

/** 32 MB and about a tenth of a second: as much work as 128 MB at once, in a quarter of the memory. */
const COST: Cost = { ln: 15, r: 8, p: 3 };
const SALT = 16;
const KEY = 32;
/** How many are worked out at once, so that a hail of guesses leaves threads and memory to the rest. */
const AT_ONCE = 2;

/** 31 letters and digits that nobody mistakes for one another; 16 of them are 79 bits of chance. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

interface Known {
  cost: Cost;
  salt: Buffer;
  key: Buffer;
}

/** Passwords kept as scrypt hashes, each with a salt of its own and with what it cost. */
export function scryptPasswords(cost: Cost = COST): Passwords {
  const inTurn = turns(AT_ONCE);
  const nobody = once((): Known => ({ cost, salt: randomBytes(SALT), key: randomBytes(KEY) }));
  const derive = (password: string, salt: Buffer, by: Cost) => inTurn(() => keyOf(password, salt, by));
  return {
    isCommon,
    async hash(password) {
      const salt = randomBytes(SALT);
      return write({ cost, salt, key: await derive(password, salt, cost) });
    },
    async verify(password, hash) {
      const known = hash === undefined ? undefined : read(hash);
      const { cost: paid, salt, key } = known ?? nobody();
      const isSame = timingSafeEqual(await derive(password, salt, paid), key);
      const matches = isSame && known !== undefined;
      return { matches, isDated: matches && (workOf(paid) < workOf(cost) || roomOf(paid) < roomOf(cost)) };
    },
    oneTime() {
      const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
      return [group(), group(), group(), group()].join('-');
    },
  };
}

function keyOf(password: string, salt: Buffer, { ln, r, p }: Cost): Promise<Buffer> {
  // The same word typed on another keyboard may come in other code points.
  const word = password.normalize('NFKC');
  const options = { N: 2 ** ln, r, p, maxmem: 2 * roomOf({ ln, r, p }) };
  return new Promise((resolve, reject) => {
    scrypt(word, salt, KEY, options, (error, key) => (error === null ? resolve(key) : reject(error)));
  });
}

function write({ cost: { ln, r, p }, salt, key }: Known): string {
  return `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

const WRITTEN = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]{16,88})\$([\w-]{43})$/;

/** What a hash says of itself; undefined where it is none, or one that would cost more than any of ours. */
function read(hash: string): Known | undefined {
  const [, ln, r, p, salt = '', key = ''] = WRITTEN.exec(hash) ?? [];
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  const isSane = cost.ln >= 1 && cost.ln <= 20 && cost.r >= 1 && cost.p >= 1 && roomOf(cost) <= 1 << 28;
  if (!isSane || cost.p > 16) return undefined;
  return { cost, salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') };
}

function roomOf({ ln, r }: Cost): number {
  return 128 * r * 2 ** ln;
}

function workOf(cost: Cost): number {
  return roomOf(cost) * cost.p;
}

/** Runs at most so many things at once, the others in the order in which they came. */
function turns(most: number) {
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
