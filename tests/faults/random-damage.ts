import { mkdirSync, readFileSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';

/** One thing that is done to a store. `at` and `size` are shares of the file's length. */
export interface RandomDamage {
  kind: keyof typeof DAMAGES;
  file: string;
  other: string;
  at: number;
  size: number;
  bit: number;
  /** Whether the file keeps its date, as after a fault of the disk. */
  keepsDate: boolean;
}

type Edit = (bytes: Buffer, damage: RandomDamage) => Buffer;

const offset = (bytes: Buffer, { at }: RandomDamage) => Math.floor(at * bytes.length);
const insert = (what: Uint8Array): Edit => {
  return (bytes, damage) => {
    const place = offset(bytes, damage);
    return Buffer.concat([bytes.subarray(0, place), what, bytes.subarray(place)]);
  };
};
/** Puts text into the nearest string before a place. */
const intoText = (text: string): Edit => {
  return (bytes, damage) => {
    const all = bytes.toString();
    const quote = all.lastIndexOf('":"', Math.floor(damage.at * all.length));
    if (quote < 0) return Buffer.from(`${all}${text}`);
    return Buffer.from(`${all.slice(0, quote + 3)}${text}${all.slice(quote + 3)}`);
  };
};
const onLines = (edit: (lines: string[], at: number) => string[]): Edit => {
  return (bytes, { at }) => {
    const lines = bytes.toString().split('\n');
    return Buffer.from(edit(lines, Math.floor(at * lines.length)).join('\n'));
  };
};

const DAMAGES = {
  flip: (bytes, damage) => {
    const copy = Buffer.from(bytes);
    const place = Math.min(offset(bytes, damage), bytes.length - 1);
    if (place >= 0) copy[place] = (copy[place] as number) ^ (1 << damage.bit);
    return copy;
  },
  cut: (bytes, damage) => bytes.subarray(0, offset(bytes, damage)),
  zeroBlock: (bytes, damage) => {
    const copy = Buffer.from(bytes);
    const place = offset(bytes, damage);
    return copy.fill(0, place, place + 1 + Math.floor(damage.size * (bytes.length - place)));
  },
  byteOrderMark: (bytes) => Buffer.concat([Buffer.from('\uFEFF'), bytes]),
  invalidUtf8: insert(Buffer.from([0xc3, 0x28])),
  garbage: insert(Buffer.from('}]{"x":')),
  mergeMarker: onLines((lines, at) => lines.toSpliced(at, 0, '<<<<<<< HEAD', '=======', '>>>>>>> theirs')),
  lineTwice: onLines((lines, at) => lines.toSpliced(at, 0, lines[at] ?? '')),
  lineLost: onLines((lines, at) => lines.toSpliced(at, 1)),
  linesInOne: onLines((lines, at) => lines.toSpliced(at, 2, `${lines[at]}${lines[at + 1]}`)),
  duplicateKey: (bytes, damage) => {
    const all = bytes.toString();
    const member = /"\w+": ?("[^"\\]*"|[\d.]+|true|false)/g;
    const members = [...all.matchAll(member)];
    const chosen = members[Math.floor(damage.at * members.length)];
    if (chosen === undefined) return Buffer.from(`${all}{`);
    return Buffer.from(`${all.slice(0, chosen.index)}${chosen[0]},${all.slice(chosen.index)}`);
  },
  loneSurrogate: intoText('\\ud83d'),
  controlCharacter: intoText('\\u001b[2J'),
  prototype: intoText('","__proto__":{"polluted":true},"x":"'),
  emptied: () => Buffer.alloc(0),
  null: () => Buffer.from('null\n'),
  deep: () => Buffer.from(`${'['.repeat(20_000)}${']'.repeat(20_000)}`),
  swapped: (bytes) => bytes,
  link: (bytes) => bytes,
  folder: (bytes) => bytes,
  lost: (bytes) => bytes,
} satisfies Record<string, Edit>;

const KINDS = Object.keys(DAMAGES) as (keyof typeof DAMAGES)[];

/** Damages of one to three files, the same for the same seed. */
export function randomDamages(files: string[], { seed, count }: { seed: number; count: number }) {
  const damage: fc.Arbitrary<RandomDamage> = fc.record({
    kind: fc.constantFrom(...KINDS),
    file: fc.constantFrom(...files),
    other: fc.constantFrom(...files),
    at: fc.nat(9_999).map((share) => share / 10_000),
    size: fc.nat(9_999).map((share) => share / 10_000),
    bit: fc.nat(7),
    keepsDate: fc.boolean(),
  });
  const some = fc.uniqueArray(damage, { minLength: 1, maxLength: 3, selector: ({ file }) => file });
  return fc.sample(some, { seed, numRuns: count });
}

/** Damages a file of a store; returns the files whose bytes differ from then on. */
export function inflict(store: string, damage: RandomDamage): string[] {
  const target = path.join(store, damage.file);
  const bytes = readFileSync(target);
  const { atime, mtime } = statSync(target);
  if (damage.kind === 'swapped') return swap(store, damage, bytes);
  if (damage.kind === 'link' || damage.kind === 'folder' || damage.kind === 'lost') {
    rmSync(target);
    if (damage.kind === 'link') symlinkSync('/etc/hostname', target);
    if (damage.kind === 'folder') mkdirSync(target);
    return [damage.file];
  }
  const damaged = DAMAGES[damage.kind](bytes, damage);
  if (damaged.equals(bytes)) return [];
  writeFileSync(target, damaged);
  if (damage.keepsDate) utimesSync(target, atime, mtime);
  return [damage.file];
}

function swap(store: string, { file, other }: RandomDamage, bytes: Buffer): string[] {
  const target = path.join(store, other);
  if (file === other || !statSync(target, { throwIfNoEntry: false })?.isFile()) return [];
  const others = readFileSync(target);
  if (others.equals(bytes)) return [];
  writeFileSync(path.join(store, file), others);
  writeFileSync(target, bytes);
  return [file, other];
}
