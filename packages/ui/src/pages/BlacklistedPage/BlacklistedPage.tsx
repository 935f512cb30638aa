import type { BlacklistedPageView } from '@croupier/core';
import { countedText } from '@croupier/core/messages';
import { pageTexts } from '@croupier/core/page-texts';
import { BlacklistCard } from '../../casino/BlacklistCard/BlacklistCard.js';
import { RedFlags } from '../../casino/RedFlags/RedFlags.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { EmptyState } from '../../parts/EmptyState/EmptyState.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Pager } from '../../parts/Pager/Pager.js';
import type { RootProps } from '../../parts/root-attributes.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import styles from '../casinos.module.css';

/** The props of the page: its view, and the link component. */
export interface BlacklistedPageProps
  extends BlacklistedPageView,
    LinkComponentProps,
    LabelsProps,
    RootProps {}

/** The blacklisted casinos, and the warning signs of others. */
export function BlacklistedPage({
  title,
  count,
  casinos,
  pager,
  linkComponent,
  labels,
  ...frame
}: BlacklistedPageProps) {
  const words = pageTexts('blacklist', labels);
  return (
    <PageFrame {...frame} linkComponent={linkComponent} labels={labels}>
      <div className={styles.root}>
        <SectionHeading level="h1" title={title} text={words.text} />
        {count === 0 ? (
          <EmptyState title={words.none} />
        ) : (
          <>
            <p className={styles.count}>{countedText(words.count, count, words)}</p>
            <ul className={styles.list}>
              {casinos.map((casino) => (
                <li key={casino.slug}>
                  <BlacklistCard {...casino} linkComponent={linkComponent} labels={labels} />
                </li>
              ))}
            </ul>
          </>
        )}
        {pager === undefined ? null : <Pager {...pager} linkComponent={linkComponent} labels={labels} />}
        <RedFlags labels={labels} />
      </div>
    </PageFrame>
  );
}
