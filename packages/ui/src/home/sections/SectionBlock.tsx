import type { ReactNode } from 'react';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import styles from './SectionBlock.module.css';

interface SectionBlockProps extends RootProps {
  /** The start of the heading's id. */
  name: string;
  title: string;
  text?: string;
  action?: ReactNode;
  children: ReactNode;
}

/** A section of the home page below its heading. */
export function SectionBlock({ name, title, text, action, children, ...root }: SectionBlockProps) {
  const id = `${name}-title`;
  return (
    <section aria-labelledby={id} {...rootAttributes(root, styles.block)}>
      <SectionHeading id={id} title={title} text={text === '' ? undefined : text} action={action} />
      {children}
    </section>
  );
}
