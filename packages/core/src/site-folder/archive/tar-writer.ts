const BLOCK = 512;
/** The largest size that a header says in octal digits. */
const MAX_SIZE = 8 ** 11 - 1;
const MAX_NAME = 100;
const PLAIN_NAME = /^[\x20-\x7e]{1,100}$/;

const encoder = new TextEncoder();

/** Writes files as a tar archive, in the form that POSIX fixed: every system opens it, and no length ends it. */
export function tarWriter(emit: (piece: Uint8Array) => Promise<void>, now: string) {
  const seconds = Math.floor(Date.parse(now) / 1000);
  const begin = async (path: string, size: number) => {
    if (size > MAX_SIZE) throw new RangeError(`${path} is too long for an archive`);
    if (!PLAIN_NAME.test(path)) {
      const record = pathRecord(path);
      await emit(header({ name: 'path', size: record.length, type: 'x', seconds }));
      await emit(padded(record));
    }
    await emit(header({ name: path, size, type: '0', seconds }));
  };
  return {
    /** A file whose content is at hand. */
    async add(path: string, content: string | Uint8Array): Promise<void> {
      const bytes = typeof content === 'string' ? encoder.encode(content) : content;
      await begin(path, bytes.length);
      await emit(padded(bytes));
    },
    /** Begins a file of this size; its content follows in pieces. */
    begin,
    /** Ends such a file. */
    pad: async (size: number) => {
      if (size % BLOCK > 0) await emit(new Uint8Array(BLOCK - (size % BLOCK)));
    },
    end: () => emit(new Uint8Array(2 * BLOCK)),
  };
}

interface Header {
  name: string;
  size: number;
  /** A file, or what is said of the next one. */
  type: '0' | 'x';
  seconds: number;
}

function header({ name, size, type, seconds }: Header): Uint8Array {
  const block = new Uint8Array(BLOCK);
  const put = (at: number, text: string) => block.set(encoder.encode(text), at);
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');
  put(0, name.replace(/[^\x20-\x7e]/g, '_').slice(-MAX_NAME));
  put(100, '0000644\0');
  put(108, '0000000\0');
  put(116, '0000000\0');
  put(124, `${octal(size, 11)}\0`);
  put(136, `${octal(seconds, 11)}\0`);
  put(148, ' '.repeat(8));
  put(156, type);
  put(257, 'ustar\x0000');
  const sum = block.reduce((total, byte) => total + byte, 0);
  put(148, `${octal(sum, 6)}\0 `);
  return block;
}

/** The path of the next file, which its header has no room for; the record counts its own length. */
function pathRecord(path: string): Uint8Array {
  const rest = encoder.encode(` path=${path}\n`).length;
  let length = rest + String(rest).length;
  if (rest + String(length).length > length) length++;
  return encoder.encode(`${length} path=${path}\n`);
}

function padded(bytes: Uint8Array): Uint8Array {
  const rest = bytes.length % BLOCK;
  if (rest === 0) return bytes;
  const whole = new Uint8Array(bytes.length + BLOCK - rest);
  whole.set(bytes);
  return whole;
}
