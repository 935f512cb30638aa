import type { PostPageView } from '@croupier/core';
import { pageTexts } from '@croupier/core/page-texts';
import { FormattedDate } from '../../parts/FormattedDate/FormattedDate.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import styles from './PostUpdates.module.css';

interface PostUpdatesProps extends LabelsProps {
  updates: NonNullable<PostPageView['updates']>;
}

/** What changed in a post since it came out, the latest day first. */
export function PostUpdates({ updates, labels }: PostUpdatesProps) {
  const words = pageTexts('post', labels);
  return (
    <section className={styles.root} aria-labelledby="post-updates">
      <h2 id="post-updates" className={styles.title}>
        {words.updates}
      </h2>
      <ol className={styles.list}>
        {updates.map(({ day, text }) => (
          <li key={`${day} ${text}`} className={styles.update}>
            <FormattedDate date={day} language={words.language} />
            <span dir="auto">{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
