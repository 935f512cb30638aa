import type { GridDensity } from '@croupier/ui/admin';
import { useCallback, useState } from 'react';
import { readLocalValue, saveLocalValue } from '../local-values.js';

const KEY = 'croupier-density';

/** How close the rows of lists are: the reader's own choice, for every list. */
export function useDensity(): [GridDensity, (density: GridDensity) => void] {
  const [density, setDensity] = useState(() =>
    readLocalValue(KEY) === 'compact' ? ('compact' as const) : ('comfortable' as const),
  );
  const choose = useCallback((next: GridDensity) => {
    saveLocalValue(KEY, next === 'compact' ? next : undefined);
    setDensity(next as typeof density);
  }, []);
  return [density, choose];
}
