'use client';

import { useEffect, useState } from 'react';

/** What the app finds for a value once the typing pauses; undefined while it is not known, and where there is nothing. */
export function useLookup<T = string>(
  value: string | undefined,
  find: ((value: string) => Promise<T | undefined>) | undefined,
  delayMs: number,
): T | undefined {
  const [found, setFound] = useState<{ value: string; answer: T | undefined }>();
  useEffect(() => {
    if (find === undefined || value === undefined) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      find(value).then(
        (answer) => isCurrent && setFound({ value, answer }),
        // A hint alone: the core asks again when the record is saved or shown.
        () => undefined,
      );
    }, delayMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [value, find, delayMs]);
  return found?.value === value ? found?.answer : undefined;
}
