import { labels } from '@croupier/core/messages';
import { type ReactNode, useId } from 'react';
import { Button, type ButtonLook } from '../Button/Button.js';
import type { Classed } from '../classes.js';
import styles from './NoticeButton.module.css';

/** The props of a button that answers with a notice. */
export interface NoticeButtonProps extends Classed {
  /** What stands on the button. */
  children: ReactNode;
  /** The heading of what opens. */
  title: ReactNode;
  /** What it says. */
  text?: ReactNode;
  /** How much it stands out. */
  look?: ButtonLook;
  /** The anchor of what opens; made up where it is missing. */
  id?: string;
}

/** A button whose whole effect is a notice: Escape, a click elsewhere or its own button closes it, without script. */
export function NoticeButton({
  children,
  title,
  text,
  look = 'plain',
  className,
  ...rest
}: NoticeButtonProps) {
  const made = useId();
  const id = rest.id ?? made;
  return (
    <>
      <Button look={look} popoverTarget={id} className={className}>
        {children}
      </Button>
      <div id={id} popover="auto" role="status" className={styles.notice}>
        <p className={styles.title}>{title}</p>
        {text === undefined ? null : <p className={styles.text}>{text}</p>}
        <button type="button" className={styles.close} popoverTarget={id} popoverTargetAction="hide">
          {labels.parts.close}
        </button>
      </div>
    </>
  );
}
