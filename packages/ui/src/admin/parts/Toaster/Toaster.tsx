'use client';

import { componentLabels, englishSharedLabels } from '@croupier/core/messages';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { type RootProps, rootAttributes } from '../../../parts/root-attributes.js';
import styles from './Toaster.module.css';

/** How toasts are, in milliseconds and pixels. A swipe of 20 px, which is sonner's own, sends one away. */
const TOASTER_OPTIONS = { duration: 3000, visibleToasts: 3, gap: 14 } as const;
/** Long enough to read a toast, to reach its button by keyboard, and to press it. */
const WITH_ACTION_MS = 10_000;
const WIDTH = 356;
/** Above the bar of a form, whose buttons stay within reach. */
const ABOVE_BAR = { bottom: '5.5rem' };

/** The content of a toast. */
export interface ToastOptions {
  /** The tone sets the color alone: say it in the text too. */
  tone?: 'plain' | 'good' | 'poor';
  title: ReactNode;
  text?: ReactNode;
  /** Something to do about it while it is seen: undo, as a rule. */
  action?: { label: string; onAction: () => void };
}

/**
 * Shows a toast for three seconds, one with an action for ten, and longer while the pointer or the focus is on it. Alt and T
 * move the focus to toasts. Returns the id that `hideToast` takes.
 */
export function showToast({ tone = 'plain', title, text, action }: ToastOptions): string | number {
  return toast.custom(
    (id) => (
      <div className={styles.toast} data-tone={tone} data-kept="grid">
        <div>
          <p className={styles.title}>{title}</p>
          {text === undefined ? null : <p className={styles.text}>{text}</p>}
        </div>
        <div className={styles.buttons}>
          {action === undefined ? null : (
            <button
              type="button"
              className={styles.button}
              onClick={() => {
                action.onAction();
                toast.dismiss(id);
              }}
            >
              {action.label}
            </button>
          )}
          <button
            type="button"
            className={styles.button}
            data-kind="close"
            aria-label={englishSharedLabels.close}
            onClick={() => toast.dismiss(id)}
          >
            <X aria-hidden="true" className={styles.icon} />
          </button>
        </div>
      </div>
    ),
    action === undefined ? {} : { duration: WITH_ACTION_MS },
  );
}

/** Takes one toast away, or all. */
export function hideToast(id?: string | number): void {
  toast.dismiss(id);
}

interface ToasterProps extends RootProps {
  /** The direction in which the texts are written. */
  direction?: 'ltr' | 'rtl';
}

/** Where toasts appear; `AdminRoot` has one. Custom CSS cannot take it away. */
export function Toaster({ direction = 'ltr', ...root }: ToasterProps) {
  return (
    <div {...rootAttributes(root, styles.root)} data-admin="" data-kept="block">
      <Sonner
        {...TOASTER_OPTIONS}
        dir={direction}
        // Sonner sets the theme on its own element; this one follows the element around it.
        theme={'auto' as 'system'}
        position={direction === 'rtl' ? 'bottom-left' : 'bottom-right'}
        containerAriaLabel={componentLabels.admin.messages}
        offset={ABOVE_BAR}
        mobileOffset={ABOVE_BAR}
        toastOptions={{ className: styles.toastFrame as string }}
        style={{ '--width': `${WIDTH}px` } as Record<string, string>}
      />
    </div>
  );
}
