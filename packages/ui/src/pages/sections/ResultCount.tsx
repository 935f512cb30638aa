import styles from '../listings.module.css';

/** How many items a search or a filter found. The script of served pages reads it out when it changes. */
export function ResultCount({
  isHeardOnly = false,
  children,
}: {
  /** Whether it is for screen readers alone, as where the whole list is shown. */
  isHeardOnly?: boolean;
  children: string;
}) {
  return (
    <p className={isHeardOnly ? 'cr-visually-hidden' : styles.count} data-croupier-count="">
      {children}
    </p>
  );
}
