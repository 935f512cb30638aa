'use client';

import { CSPProvider } from '@base-ui/react/csp-provider';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { type ReactNode, useState } from 'react';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import { type FormLabels, FormLabelsContext } from '../form-labels.js';
import { type ImageCropper, ImageCropperContext } from '../image-cropper.js';
import { type ImageFetch, ImageFetchContext } from '../image-fetch.js';
import { type ImageLibrary, ImageLibraryContext } from '../image-library.js';
import { type ImageUpload, ImageUploadContext } from '../image-upload.js';
import { Toaster } from '../parts/Toaster/Toaster.js';
import { TooltipGroup } from '../parts/Tooltip/Tooltip.js';
import { PortalContainerContext } from '../portal-container.js';
import styles from './AdminRoot.module.css';

/** The props of the admin's root. */
export interface AdminRootProps extends RootProps {
  /** `auto` by default: the theme of the reader's system. */
  theme?: 'light' | 'dark' | 'auto';
  /** The direction of the text; left to right by default. */
  direction?: 'ltr' | 'rtl';
  /** Crops pictures for the fields of forms; without it, they offer no crop. */
  imageCropper?: ImageCropper | undefined;
  /** Takes pictures of other sites that texts show; without it, texts only say that they show some. */
  imageFetch?: ImageFetch | undefined;
  /** Lets fields take pictures that are there already; without it, they offer none. */
  imageLibrary?: ImageLibrary | undefined;
  /** Stores the pictures of fields; without it, their values are the pictures themselves. */
  imageUpload?: ImageUpload | undefined;
  /** Words of forms and fields in place of the English ones. */
  labels?: FormLabels | undefined;
  /** The screens of the admin. */
  children: ReactNode;
}

const NO_LABELS: FormLabels = {};

/**
 * Around everything of the admin: its theme, its messages, and a place for what opens above it. Custom CSS reaches
 * nothing in here.
 */
export function AdminRoot({
  theme = 'auto',
  direction = 'ltr',
  imageCropper,
  imageFetch,
  imageLibrary,
  imageUpload,
  labels = NO_LABELS,
  children,
  ...root
}: AdminRootProps) {
  const [portalContainer, setPortalContainer] = useState<HTMLElement | null>(null);
  return (
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={direction}>
        <TooltipGroup>
          <div {...rootAttributes(root, styles.root)} data-admin="" data-theme={theme} dir={direction}>
            <PortalContainerContext value={portalContainer}>
              <FormLabelsContext value={labels}>
                <ImageUploadContext value={imageUpload}>
                  <ImageLibraryContext value={imageLibrary}>
                    <ImageFetchContext value={imageFetch}>
                      <ImageCropperContext value={imageCropper}>{children}</ImageCropperContext>
                    </ImageFetchContext>
                  </ImageLibraryContext>
                </ImageUploadContext>
              </FormLabelsContext>
            </PortalContainerContext>
            <div ref={setPortalContainer} className={styles.portal} />
            <Toaster direction={direction} />
          </div>
        </TooltipGroup>
      </DirectionProvider>
    </CSPProvider>
  );
}
