import { englishSharedLabels } from '@croupier/core/messages';
import { type ReactNode, useId } from 'react';
import { type RootProps, rootAttributes } from '../root-attributes.js';
import { ScrollRegion } from '../ScrollRegion/ScrollRegion.js';
import styles from './DataTable.module.css';

interface TableFrameProps extends RootProps {
  /** What the table shows. */
  caption: ReactNode;
  /** Hides the caption from sight. */
  hidesCaption: boolean;
  /** Says that it scrolls; English by default. */
  scrollHint?: string | undefined;
  /** Content between the caption and the table. */
  toolbar?: ReactNode;
  /** True while rows are awaited. */
  loading?: boolean;
  /** The head and the body of the table. */
  children: ReactNode;
}

/** A table under its caption. Where it is too wide it scrolls, by keyboard too, and shows a hint. */
export function TableFrame({
  caption,
  hidesCaption,
  scrollHint = englishSharedLabels.wide,
  toolbar,
  loading,
  children,
  ...root
}: TableFrameProps) {
  const id = useId();
  return (
    <div {...rootAttributes(root, styles.root)}>
      <p id={id} className={styles.caption} hidden={hidesCaption}>
        {caption}
      </p>
      {toolbar}
      <p className={styles.hint} dir="auto">
        {scrollHint}
      </p>
      <ScrollRegion className={styles.scroll} aria-labelledby={id}>
        <table className={styles.table} aria-labelledby={id} aria-busy={loading}>
          {children}
        </table>
      </ScrollRegion>
    </div>
  );
}
