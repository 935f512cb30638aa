import type { GridDensity } from '@croupier/ui/admin';
import { useCallback, useState } from 'react';
import { keep, readKept } from '../kept-values.js';

const KEY = 'croupier-density';

/** How close the rows of lists are: the reader's own choice, for every list. */
export function useDensity(): [GridDensity, (density: GridDensity) => void] {
  const [density, setDensity] = useState(() =>
    readKept(KEY) === 'compact' ? ('compact' as const) : ('comfortable' as const),
  );
  const choose = useCallback((next: GridDensity) => {
    keep(KEY, next === 'compact' ? next : undefined);
    setDensity(next as typeof density);
  }, []);
  return [density, choose];
}
