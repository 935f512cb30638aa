import { setFlagsFromString } from 'node:v8';

/** Of imports, in percent: half as much memory for a million rows, for a tenth more time. */
export const IMPORT_HEAP_GROWTH = 10;

/**
 * Runs work while the heap grows in small steps, of so many percent of what is in use: less memory, for more time. Then it
 * grows as by default again, since the code cache that the build writes is valid for the default alone.
 */
export async function withSlowHeapGrowth<T>(percent: number, work: () => Promise<T>): Promise<T> {
  setFlagsFromString(`--heap-growing-percent=${percent}`);
  try {
    return await work();
  } finally {
    setFlagsFromString('--heap-growing-percent=0');
  }
}
