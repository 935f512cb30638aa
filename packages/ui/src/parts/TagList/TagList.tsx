import { type RootProps, rootAttributes } from '../root-attributes.js';
import styles from './TagList.module.css';

/** The props of a tag list. */
export interface TagListProps extends RootProps {
  /** The tags, in their order. */
  items: readonly string[];
}

/** Short texts side by side, wrapped. */
export function TagList({ items, ...root }: TagListProps) {
  return (
    <ul {...rootAttributes(root, styles.root)}>
      {[...new Set(items)].map((item) => (
        <li key={item} className={styles.tag} dir="auto">
          {item}
        </li>
      ))}
    </ul>
  );
}
