'use client';

import { useEffect, useState } from 'react';

const DELAY_MS = 500;

/** Who has a slug; undefined while it is not known, and where it is free. */
export function useSlugHolder(
  slug: string,
  findHolder: ((slug: string) => Promise<string | undefined>) | undefined,
): string | undefined {
  const [found, setFound] = useState<{ slug: string; holder: string | undefined }>();
  useEffect(() => {
    if (findHolder === undefined || slug === '') return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      findHolder(slug).then(
        (holder) => isCurrent && setFound({ slug, holder }),
        // Saving asks again, and tells what is wrong then.
        () => undefined,
      );
    }, DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [slug, findHolder]);
  return found?.slug === slug ? found.holder : undefined;
}
