import type { ReactNode } from 'react';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import styles from './SectionBlock.module.css';

interface SectionBlockProps {
  /** The start of the heading's id. */
  name: string;
  title: string;
  text?: string;
  action?: ReactNode;
  children: ReactNode;
}

/** A section of the home page below its heading. */
export function SectionBlock({ name, title, text, action, children }: SectionBlockProps) {
  const id = `${name}-title`;
  return (
    <section className={styles.block} aria-labelledby={id}>
      <SectionHeading id={id} title={title} text={text === '' ? undefined : text} action={action} />
      {children}
    </section>
  );
}
