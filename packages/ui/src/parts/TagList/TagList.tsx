import { type ClassNameProps, classNames } from '../class-names.js';
import styles from './TagList.module.css';

/** The props of a tag list. */
export interface TagListProps extends ClassNameProps {
  /** The tags, in their order. */
  items: readonly string[];
}

/** Short texts side by side, wrapped. */
export function TagList({ items, className }: TagListProps) {
  return (
    <ul className={classNames(styles.root, className)}>
      {[...new Set(items)].map((item) => (
        <li key={item} className={styles.tag} dir="auto">
          {item}
        </li>
      ))}
    </ul>
  );
}
