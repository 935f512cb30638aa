import type { ComplaintsView } from '@croupier/core';
import { complaintLabels, sampleLabels } from '@croupier/core/messages';
import {
  ButtonLink,
  CardGrid,
  ComplaintCard,
  ComplaintForm,
  EmptyState,
  FilterBar,
  Notice,
  PageFrame,
  Pager,
  SectionHeading,
  StatStrip,
} from '@croupier/ui';
import styles from './offers.module.css';

const FORM = 'new-complaint';

/** What players complain of: samples that can be searched, or word that there are none. */
export function ComplaintsPage({ title, intro, hasSamples, stats, filter, ...view }: ComplaintsView) {
  const { found, complaints, pager, empty, ...frame } = view;
  const way = <ButtonLink href={`#${FORM}`}>{complaintLabels.submitNew}</ButtonLink>;
  return (
    <PageFrame {...frame}>
      <div className={styles.root}>
        <SectionHeading level="h1" title={title} text={intro} action={hasSamples ? way : null} />
        {hasSamples ? <Notice title={sampleLabels.title}>{sampleLabels.page}</Notice> : null}
        {hasSamples ? <StatStrip stats={stats} className={styles.figures} /> : null}
        <section className={styles.section} aria-labelledby="complaints">
          {hasSamples ? <FilterBar {...filter} /> : null}
          <SectionHeading
            id="complaints"
            title={complaintLabels.list}
            action={
              <p className={styles.count} data-croupier-count="">
                {found}
              </p>
            }
          />
          {complaints.length === 0 ? <EmptyState {...empty} /> : null}
          <CardGrid size="wide">
            {complaints.map((complaint) => (
              <ComplaintCard key={complaint.id} {...complaint} />
            ))}
          </CardGrid>
          {pager === undefined ? null : <Pager {...pager} />}
        </section>
        {hasSamples ? <ComplaintForm id={FORM} /> : null}
      </div>
    </PageFrame>
  );
}
