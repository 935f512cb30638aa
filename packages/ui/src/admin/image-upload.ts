'use client';

import { createContext } from 'react';
import type { ImageSize } from './fields/ImageField/resize-image.js';

/** Stores a picture as it was chosen, and returns its address; told the largest size in which it is shown. */
export type ImageUpload = (picture: Blob, fileName: string, shown?: ImageSize) => Promise<string>;

/** Where fields store pictures that have no `onUpload` of their own; without one, the value is the picture itself. */
export const ImageUploadContext = createContext<ImageUpload | undefined>(undefined);
