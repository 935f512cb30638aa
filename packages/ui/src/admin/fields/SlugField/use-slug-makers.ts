'use client';

import { loadSlugMakers, type SlugMakers } from '@croupier/core/forms';
import { useEffect, useState } from 'react';

let loaded: SlugMakers | undefined;

/** The functions that make slugs of names; undefined until they are loaded. */
export function useSlugMakers(): SlugMakers | undefined {
  const [makers, setMakers] = useState(loaded);
  useEffect(() => {
    if (loaded !== undefined) return;
    void loadSlugMakers().then((given) => {
      loaded = given;
      setMakers(given);
    });
  }, []);
  return makers;
}
