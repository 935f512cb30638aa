import { useState } from 'react';

let count = 0;

function newKeys(length: number): number[] {
  return Array.from({ length }, () => {
    count += 1;
    return count;
  });
}

/** A key for each item of a list, which goes along with the item when it is moved. */
interface ItemKeys {
  keys: readonly number[];
  /** Puts the keys in the order of the items; -1 stands for a new one. */
  reorder: (from: readonly number[]) => void;
}

/** Keys of the items of a list that have no ids. */
export function useItemKeys(length: number): ItemKeys {
  const [keys, setKeys] = useState(() => newKeys(length));
  // The list was changed from elsewhere: taken back, or by somebody else.
  if (keys.length !== length) setKeys(newKeys(length));
  return {
    keys,
    reorder: (from) => setKeys(from.map((at) => keys[at] ?? (newKeys(1)[0] as number))),
  };
}
