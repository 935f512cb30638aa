'use client';

import { createContext } from 'react';

/** Lets staff choose a picture that is there already. */
export interface ImageLibrary {
  /** Asks for a picture, and returns its address; undefined where none was chosen. */
  pick(): Promise<string | undefined>;
}

/** The library that fields for pictures offer; without one they offer none. */
export const ImageLibraryContext = createContext<ImageLibrary | undefined>(undefined);
