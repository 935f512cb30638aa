import { SectionHeading } from '@croupier/ui';
import styles from './offers.module.css';

/** The props of a block of text. */
export interface TextBlockProps {
  title: string;
  items: readonly string[];
  /** Numbered, where others refer to its items. */
  isNumbered?: boolean;
}

/** A few sentences under a heading, beside what the page is for. */
export function TextBlock({ title, items, isNumbered = false }: TextBlockProps) {
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
