import styles from '../listings.module.css';

/** How many items a search or a filter found. The script of served pages reads it out when it changes. */
export function ResultCount({ children }: { children: string }) {
  return (
    <p className={styles.count} data-croupier-count="">
      {children}
    </p>
  );
}
