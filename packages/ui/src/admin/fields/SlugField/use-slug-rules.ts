'use client';

import { loadSlugRules, type SlugRules } from '@croupier/core/forms';
import { useEffect, useState } from 'react';

let loaded: SlugRules | undefined;

/** The rules that make slugs of names; undefined until they are loaded. */
export function useSlugRules(): SlugRules | undefined {
  const [rules, setRules] = useState(loaded);
  useEffect(() => {
    if (loaded !== undefined) return;
    void loadSlugRules().then((given) => {
      loaded = given;
      setRules(given);
    });
  }, []);
  return rules;
}
