'use client';

import { createContext } from 'react';

/** Lets staff crop pictures. */
export interface ImageCropper {
  /** Whether it can crop the picture at an address. */
  canCrop(address: string): boolean;
  /** Asks for a part of the picture at an address, and returns the part's address; undefined where none was chosen. */
  crop(address: string): Promise<string | undefined>;
}

/** The cropper that fields for pictures offer; without one they offer none. */
export const ImageCropperContext = createContext<ImageCropper | undefined>(undefined);
