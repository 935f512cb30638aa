import { PageFrame, type PageFrameProps } from '../../layout/PageFrame/PageFrame.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import styles from './MessagePage.module.css';

/** The props of a page that says one thing. */
export interface MessagePageProps extends Omit<PageFrameProps, 'children' | 'hasOffers'> {
  /** The heading. */
  title: string;
  /** What happened, and what can be done. */
  text: string;
  /** The way on. */
  action: { label: string; href: string };
}

/** A page that says one thing and offers a way on. */
export function MessagePage({ title, text, action, linkComponent, ...frame }: MessagePageProps) {
  return (
    <PageFrame {...frame} linkComponent={linkComponent}>
      <div className={styles.root}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        <ButtonLink className={styles.action} href={action.href} linkComponent={linkComponent}>
          {action.label}
        </ButtonLink>
      </div>
    </PageFrame>
  );
}
