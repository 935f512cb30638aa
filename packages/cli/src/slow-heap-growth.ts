import { getHeapStatistics, setFlagsFromString } from 'node:v8';

interface HeapGrowth {
  /** The size of each step, in percent of what is in use. */
  percent: number;
  /** How many bytes are in use when the small steps begin. */
  from?: number;
}

/** Of imports: half as much memory for a million rows, for a tenth more time; a small one takes the time and not the memory. */
export const IMPORT_HEAP_GROWTH: HeapGrowth = { percent: 10, from: 100 << 20 };
/** How often the heap is looked at until the small steps begin, in milliseconds. */
const LOOK_MS = 20;

/**
 * Runs work while the heap grows in small steps: less memory, for more time. Then it grows as by default again, since the code
 * cache that the build writes is valid for the default alone.
 */
export async function withSlowHeapGrowth<T>(
  { percent, from = 0 }: HeapGrowth,
  work: () => Promise<T>,
): Promise<T> {
  const begin = () => {
    if (getHeapStatistics().used_heap_size < from) return;
    clearInterval(looking);
    setFlagsFromString(`--heap-growing-percent=${percent}`);
  };
  const looking = setInterval(begin, LOOK_MS);
  begin();
  try {
    return await work();
  } finally {
    clearInterval(looking);
    setFlagsFromString('--heap-growing-percent=0');
  }
}
