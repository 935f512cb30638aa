import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import styles from '../listings.module.css';

/** The props of a block of text. */
interface TitledListProps {
  title: string;
  items: readonly string[];
  /** Numbers the items. */
  isNumbered?: boolean;
}

/** A list of sentences under a heading. */
export function TitledList({ title, items, isNumbered = false }: TitledListProps) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <section className={styles.block}>
      <SectionHeading level="h2" title={title} />
      <List className={styles.items}>
        {items.map((item) => (
          <li key={item} dir="auto">
            {item}
          </li>
        ))}
      </List>
    </section>
  );
}
