import type { FoundPostView } from '@croupier/core';
import { Badge } from '../../parts/Badge/Badge.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import styles from './FoundPost.module.css';

/** The props of a post that a search found: its view. */
export interface FoundPostProps extends FoundPostView, LinkComponentProps, RootProps {}

/** A post that a search found: its title and its excerpt. */
export function FoundPost({
  title,
  excerpt,
  category,
  href,
  linkComponent: Link = 'a',
  ...root
}: FoundPostProps) {
  return (
    <article {...rootAttributes(root, styles.root)}>
      <Badge dir="auto">{category}</Badge>
      <h3 className={styles.title} dir="auto">
        <Link className={styles.link} href={href}>
          {title}
        </Link>
      </h3>
      <p className={styles.text} dir="auto">
        {excerpt}
      </p>
    </article>
  );
}
