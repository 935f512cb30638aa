import type { ReactNode } from 'react';
import { PageFrame, type PageFrameProps } from '../../layout/PageFrame/PageFrame.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import styles from './MessagePage.module.css';

/** The props of a page with one message. */
export interface MessagePageProps extends Omit<PageFrameProps, 'children' | 'hasOffers'> {
  /** The heading. */
  title: string;
  /** What happened, and what can be done. */
  text: string;
  /** The link that leads on. */
  action: { label: string; href: string };
  /** What else can be done; above the link. */
  children?: ReactNode;
}

/** A page with one message and a link that leads on. */
export function MessagePage({
  title,
  text,
  action,
  children,
  linkComponent,
  labels,
  ...frame
}: MessagePageProps) {
  return (
    <PageFrame {...frame} linkComponent={linkComponent} labels={labels}>
      <div className={styles.root}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {children}
        <ButtonLink className={styles.action} href={action.href} linkComponent={linkComponent}>
          {action.label}
        </ButtonLink>
      </div>
    </PageFrame>
  );
}
