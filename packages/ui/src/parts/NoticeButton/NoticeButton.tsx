import { componentLabels } from '@croupier/core/messages';
import { type ReactNode, useId } from 'react';
import { Button, type ButtonVariant } from '../Button/Button.js';
import type { ClassNameProps } from '../class-names.js';
import styles from './NoticeButton.module.css';

/** The props of a button that answers with a notice. */
export interface NoticeButtonProps extends ClassNameProps {
  /** What stands on the button. */
  children: ReactNode;
  /** The heading of what opens. */
  title: ReactNode;
  /** What it says. */
  text?: ReactNode;
  /** How much it stands out. */
  variant?: ButtonVariant;
  /** The anchor of what opens; made up where it is missing. */
  id?: string;
}

/** A button whose whole effect is a notice: Escape, a click elsewhere or its own button closes it, without script. */
export function NoticeButton({
  children,
  title,
  text,
  variant = 'plain',
  className,
  ...rest
}: NoticeButtonProps) {
  const generatedId = useId();
  const id = rest.id ?? generatedId;
  return (
    <>
      <Button variant={variant} popoverTarget={id} className={className}>
        {children}
      </Button>
      <div id={id} popover="auto" role="status" className={styles.notice}>
        <p className={styles.title}>{title}</p>
        {text === undefined ? null : <p className={styles.text}>{text}</p>}
        <button type="button" className={styles.close} popoverTarget={id} popoverTargetAction="hide">
          {componentLabels.parts.close}
        </button>
      </div>
    </>
  );
}
