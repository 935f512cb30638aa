'use client';

import { moveLabels } from '@croupier/core/messages';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../parts/Button/Button.js';
import { type RootProps, rootAttributes } from '../../../parts/root-attributes.js';
import styles from './MoveButtons.module.css';

/** The props of the buttons that move an item. */
export interface MoveButtonsProps extends RootProps {
  /** What is moved. */
  name: string;
  /** Where it is, from 1. */
  position: number;
  /** How many items there are. */
  total: number;
  /** Called with the direction of one step. */
  onMove: (to: 'up' | 'down') => void;
  /** True where it cannot be moved now. */
  disabled?: boolean;
}

/** Moves an item of a list by one. The focus goes along with the item, and away from a button that has no more to do. */
export function MoveButtons({ name, position, total, onMove, disabled = false, ...root }: MoveButtonsProps) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const pressed = useRef<'up' | 'down'>(undefined);
  const isFirst = position <= 1;
  const isLast = position >= total;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the item has moved when its position changes
  useEffect(() => {
    const direction = pressed.current;
    pressed.current = undefined;
    if (direction === undefined) return;
    const wanted = direction === 'up' ? up.current : down.current;
    const other = direction === 'up' ? down.current : up.current;
    (wanted?.disabled ? other : wanted)?.focus();
  }, [position]);

  const move = (to: 'up' | 'down') => {
    pressed.current = to;
    onMove(to);
  };
  return (
    <span {...rootAttributes(root, styles.root)}>
      <Button
        ref={up}
        variant="quiet"
        className={styles.button}
        aria-label={moveLabels.up(name)}
        title={isFirst ? moveLabels.isFirst(name) : undefined}
        disabled={disabled || isFirst}
        onClick={() => move('up')}
      >
        <ArrowUp aria-hidden="true" className={styles.icon} />
      </Button>
      <Button
        ref={down}
        variant="quiet"
        className={styles.button}
        aria-label={moveLabels.down(name)}
        title={isLast ? moveLabels.isLast(name) : undefined}
        disabled={disabled || isLast}
        onClick={() => move('down')}
      >
        <ArrowDown aria-hidden="true" className={styles.icon} />
      </Button>
    </span>
  );
}
