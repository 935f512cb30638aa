import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.js';
import styles from './Notice.module.css';

/** The props of a notice. */
export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The tone sets the color alone: say it in the text too. */
  tone?: 'info' | 'good' | 'fair' | 'poor';
  /** The first line, in bold. */
  title?: ReactNode;
  /** True for an answer to the reader's action, which is read out; at once where the tone is `poor`. */
  isLive?: boolean;
}

/** A message on the page. Custom CSS cannot hide it. */
export function Notice({ tone = 'info', title, isLive = false, className, children, ...rest }: NoticeProps) {
  const role = isLive ? (tone === 'poor' ? 'alert' : 'status') : 'note';
  return (
    <div
      role={role}
      data-kept="grid"
      {...rest}
      className={classNames(className, styles.root)}
      data-tone={tone}
    >
      {title === undefined ? null : <p className={styles.title}>{title}</p>}
      {children === undefined ? null : <div className={styles.text}>{children}</div>}
    </div>
  );
}
