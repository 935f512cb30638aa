import { componentLabels } from '@croupier/core/messages';
import { type ReactNode, useId } from 'react';
import { type RootProps, rootAttributes } from '../root-attributes.js';
import { ScrollRegion } from '../ScrollRegion/ScrollRegion.js';
import styles from './DataTable.module.css';

interface TableFrameProps extends RootProps {
  /** What the table shows. */
  caption: ReactNode;
  /** Hides the caption from sight. */
  hidesCaption: boolean;
  /** Content between the caption and the table. */
  toolbar?: ReactNode;
  /** True while rows are awaited. */
  loading?: boolean;
  /** The head and the body of the table. */
  children: ReactNode;
}

/** A table under its caption. Where it is too wide it scrolls, by keyboard too, and shows a hint. */
export function TableFrame({ caption, hidesCaption, toolbar, loading, children, ...root }: TableFrameProps) {
  const id = useId();
  return (
    <div {...rootAttributes(root, styles.root)}>
      <p id={id} className={styles.caption} hidden={hidesCaption}>
        {caption}
      </p>
      {toolbar}
      <p className={styles.hint} dir="auto">
        {componentLabels.parts.wide}
      </p>
      <ScrollRegion className={styles.scroll} aria-labelledby={id}>
        <table className={styles.table} aria-labelledby={id} aria-busy={loading}>
          {children}
        </table>
      </ScrollRegion>
    </div>
  );
}
