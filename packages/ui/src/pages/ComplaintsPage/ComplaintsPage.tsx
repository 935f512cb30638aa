import type { ComplaintsPageView } from '@croupier/core';
import { pageTexts } from '@croupier/core/page-texts';
import { ComplaintCard } from '../../community/ComplaintCard/ComplaintCard.js';
import { ComplaintForm } from '../../community/ComplaintForm/ComplaintForm.js';
import { CardGrid } from '../../layout/CardGrid/CardGrid.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import { FilterBar } from '../../parts/FilterBar/FilterBar.js';
import type { LabelsProps } from '../../parts/labels-props.js';
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
export interface ComplaintsPageProps extends ComplaintsPageView, LinkComponentProps, LabelsProps, RootProps {}

/** Player complaints: samples with a search, or a text that there are none. */
export function ComplaintsPage({
  title,
  intro,
  hasSamples,
  stats,
  filter,
  linkComponent,
  labels,
  ...view
}: ComplaintsPageProps) {
  const { found, complaints, pager, empty, ...frame } = view;
  const words = pageTexts('complaints', labels);
  const sample = pageTexts('sample', labels);
  const submitLink = <ButtonLink href={`#${FORM_ID}`}>{words.submitNew}</ButtonLink>;
  return (
    <PageFrame {...frame} linkComponent={linkComponent} labels={labels}>
      <div className={styles.root}>
        <SectionHeading level="h1" title={title} text={intro} action={hasSamples ? submitLink : null} />
        {hasSamples ? <Notice title={sample.title}>{sample.page}</Notice> : null}
        {hasSamples ? <StatStrip stats={stats} className={styles.figures} /> : null}
        <ListingSection
          headingId="complaints"
          title={words.list}
          controls={
            hasSamples ? <FilterBar {...filter} linkComponent={linkComponent} labels={labels} /> : null
          }
          action={<ResultCount>{found}</ResultCount>}
          isEmpty={complaints.length === 0}
          {...{ empty, pager, linkComponent, labels }}
        >
          <CardGrid size="wide">
            {complaints.map((complaint) => (
              <ComplaintCard
                key={complaint.id}
                {...complaint}
                linkComponent={linkComponent}
                labels={labels}
              />
            ))}
          </CardGrid>
        </ListingSection>
        {hasSamples ? <ComplaintForm id={FORM_ID} labels={labels} /> : null}
      </div>
    </PageFrame>
  );
}
