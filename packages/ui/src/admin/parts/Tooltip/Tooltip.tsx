'use client';

import { Tooltip as Base } from '@base-ui/react/tooltip';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { type RootProps, rootAttributes } from '../../../parts/root-attributes.js';
import { usePortalProps } from '../../portal-container.js';
import styles from './Tooltip.module.css';

/** Milliseconds that the pointer rests before a tooltip opens. */
const DELAY = 700;
/** Milliseconds after one has closed in which the next one opens at once. */
const SKIP_DELAY = 300;

interface TooltipGroupProps {
  /** The tooltips, anywhere inside. */
  children: ReactNode;
}

/** Around tooltips that know of each other: after one, the next opens at once. */
export function TooltipGroup({ children }: TooltipGroupProps) {
  return (
    <Base.Provider delay={DELAY} timeout={SKIP_DELAY}>
      {children}
    </Base.Provider>
  );
}

/** The props of a tooltip; its root is what opens. */
export interface TooltipProps extends RootProps {
  /** A short text that the page also says elsewhere; without one, no tooltip opens. */
  text: ReactNode | undefined;
  /** A focusable element with its own accessible name. */
  children: ReactElement<Record<string, unknown>>;
  /** The preferred side. */
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end';
}

/** A short description of a control, shown on hover and on focus. */
export function Tooltip({ text, children, side = 'top', ...root }: TooltipProps) {
  const generatedId = useId();
  const id = root.id ?? generatedId;
  const place = usePortalProps();
  const [isWanted, setWanted] = useState(false);
  const isOpen = isWanted && text !== undefined;
  return (
    <Base.Root open={isOpen} onOpenChange={setWanted}>
      <Base.Trigger delay={DELAY} render={children} aria-describedby={isOpen ? id : undefined} />
      <Base.Portal {...place}>
        <Base.Positioner side={side} sideOffset={8} collisionPadding={8}>
          <Base.Popup {...rootAttributes(root, styles.popup)} id={id} role="tooltip">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
