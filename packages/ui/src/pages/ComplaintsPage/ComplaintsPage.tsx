import type { ComplaintsPageView } from '@croupier/core';
import { complaintLabels, sampleLabels } from '@croupier/core/messages';
import { ComplaintCard } from '../../community/ComplaintCard/ComplaintCard.js';
import { ComplaintForm } from '../../community/ComplaintForm/ComplaintForm.js';
import { CardGrid } from '../../layout/CardGrid/CardGrid.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import { FilterBar } from '../../parts/FilterBar/FilterBar.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Notice } from '../../parts/Notice/Notice.js';
import type { RootProps } from '../../parts/root-attributes.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import { StatStrip } from '../../parts/StatStrip/StatStrip.js';
import styles from '../listings.module.css';
import { ListingSection } from '../sections/ListingSection.js';
import { ResultCount } from '../sections/ResultCount.js';

const FORM_ID = 'new-complaint';

/** The props of the page: its view, and the link component. */
export interface ComplaintsPageProps extends ComplaintsPageView, LinkComponentProps, RootProps {}

/** Player complaints: samples with a search, or a text that there are none. */
export function ComplaintsPage({
  title,
  intro,
  hasSamples,
  stats,
  filter,
  linkComponent,
  ...view
}: ComplaintsPageProps) {
  const { found, complaints, pager, empty, ...frame } = view;
  const submitLink = <ButtonLink href={`#${FORM_ID}`}>{complaintLabels.submitNew}</ButtonLink>;
  return (
    <PageFrame {...frame} linkComponent={linkComponent}>
      <div className={styles.root}>
        <SectionHeading level="h1" title={title} text={intro} action={hasSamples ? submitLink : null} />
        {hasSamples ? <Notice title={sampleLabels.title}>{sampleLabels.page}</Notice> : null}
        {hasSamples ? <StatStrip stats={stats} className={styles.figures} /> : null}
        <ListingSection
          headingId="complaints"
          title={complaintLabels.list}
          controls={hasSamples ? <FilterBar {...filter} linkComponent={linkComponent} /> : null}
          action={<ResultCount>{found}</ResultCount>}
          isEmpty={complaints.length === 0}
          {...{ empty, pager, linkComponent }}
        >
          <CardGrid size="wide">
            {complaints.map((complaint) => (
              <ComplaintCard key={complaint.id} {...complaint} linkComponent={linkComponent} />
            ))}
          </CardGrid>
        </ListingSection>
        {hasSamples ? <ComplaintForm id={FORM_ID} /> : null}
      </div>
    </PageFrame>
  );
}
