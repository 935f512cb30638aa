'use client';

import { CSPProvider } from '@base-ui/react/csp-provider';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { type ReactNode, useState } from 'react';
import { classes } from '../../parts/classes.js';
import { Toaster } from '../parts/Toaster/Toaster.js';
import { TooltipGroup } from '../parts/Tooltip/Tooltip.js';
import { Place } from '../place.js';
import styles from './AdminRoot.module.css';

/** The props of the admin's root. */
export interface AdminRootProps {
  theme?: 'light' | 'dark' | 'auto';
  direction?: 'ltr' | 'rtl';
  children: ReactNode;
  className?: string | undefined;
}

/**
 * Around everything of the admin: its theme, its messages, and a place for what opens above it. Custom CSS reaches
 * nothing in here.
 */
export function AdminRoot({ theme = 'auto', direction = 'ltr', children, className }: AdminRootProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={direction}>
        <TooltipGroup>
          <div data-admin="" data-theme={theme} dir={direction} className={classes(styles.root, className)}>
            <Place value={place}>{children}</Place>
            <div ref={setPlace} className={styles.place} />
            <Toaster direction={direction} />
          </div>
        </TooltipGroup>
      </DirectionProvider>
    </CSPProvider>
  );
}
