'use client';

import { createContext } from 'react';

/** Stores the picture at an address of another site, and returns its address here. Rejects with why it is not taken. */
export type ImageFetch = (address: string) => Promise<string>;

/** How texts take pictures of other sites into the library; without it, they only say that such pictures are there. */
export const ImageFetchContext = createContext<ImageFetch | undefined>(undefined);
