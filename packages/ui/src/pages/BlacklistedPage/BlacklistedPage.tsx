import type { BlacklistedPageView } from '@croupier/core';
import { casinoLabels, messages } from '@croupier/core/messages';
import { BlacklistCard } from '../../casino/BlacklistCard/BlacklistCard.js';
import { RedFlags } from '../../casino/RedFlags/RedFlags.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { EmptyState } from '../../parts/EmptyState/EmptyState.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Pager } from '../../parts/Pager/Pager.js';
import type { RootProps } from '../../parts/root-attributes.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import styles from '../casinos.module.css';

const blacklistedLabels = casinoLabels.blacklisted;

/** The props of the page: its view, and the link component. */
export interface BlacklistedPageProps extends BlacklistedPageView, LinkComponentProps, RootProps {}

/** The blacklisted casinos, and the warning signs of others. */
export function BlacklistedPage({
  title,
  count,
  casinos,
  pager,
  linkComponent,
  ...frame
}: BlacklistedPageProps) {
  return (
    <PageFrame {...frame} linkComponent={linkComponent}>
      <div className={styles.root}>
        <SectionHeading level="h1" title={title} text={blacklistedLabels.text} />
        {count === 0 ? (
          <EmptyState title={messages.casino.noneBlacklisted} />
        ) : (
          <>
            <p className={styles.count}>{blacklistedLabels.count(count)}</p>
            <ul className={styles.list}>
              {casinos.map((casino) => (
                <li key={casino.slug}>
                  <BlacklistCard {...casino} linkComponent={linkComponent} />
                </li>
              ))}
            </ul>
          </>
        )}
        {pager === undefined ? null : <Pager {...pager} linkComponent={linkComponent} />}
        <RedFlags />
      </div>
    </PageFrame>
  );
}
