import type { FooterView } from '@croupier/core';
import type { FrameLabels } from '@croupier/core/messages';
import { StatStrip } from '../../parts/StatStrip/StatStrip.js';
import { TagList } from '../../parts/TagList/TagList.js';
import styles from './Footer.module.css';

type FooterTrustProps = NonNullable<FooterView['trust']> & { words: FrameLabels };

/** The site's trust badges, payment methods, licensing bodies and figures. */
export function FooterTrust({ badges, payments, licenses, figures, words }: FooterTrustProps) {
  const lists = [
    { title: words.trust, items: badges },
    { title: words.paymentMethods, items: payments },
    { title: words.licensingBodies, items: licenses },
  ].filter(({ items }) => items.length > 0);
  if (lists.length === 0 && figures.length === 0) return null;
  return (
    <div className={styles.trust}>
      {lists.map(({ title, items }) => (
        <section key={title}>
          <h2 className={styles.title}>{title}</h2>
          <TagList items={items} />
        </section>
      ))}
      {figures.length === 0 ? null : (
        <section className={styles.figures}>
          <h2 className={styles.title}>{words.figures}</h2>
          <StatStrip stats={figures.map(({ title, value }) => ({ label: title, value }))} />
        </section>
      )}
    </div>
  );
}
