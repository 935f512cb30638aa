import type { ComparePageView } from '@croupier/core';
import { fillPlaceholders } from '@croupier/core/messages';
import { pageTexts } from '@croupier/core/page-texts';
import { ComparePicker } from '../../casino/ComparePicker/ComparePicker.js';
import { CompareTable } from '../../casino/CompareTable/CompareTable.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import { ChoiceLinks } from '../../parts/ChoiceLinks/ChoiceLinks.js';
import { EmptyState } from '../../parts/EmptyState/EmptyState.js';
import { hasOfferLinks } from '../../parts/has-offer-links.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Notice } from '../../parts/Notice/Notice.js';
import type { RootProps } from '../../parts/root-attributes.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import styles from '../casinos.module.css';

/** The props of the page: its view, and the link component. */
export interface ComparePageProps extends ComparePageView, LinkComponentProps, LabelsProps, RootProps {}

/** Two to four casinos side by side; with fewer, a form to choose them. */
export function ComparePage({
  title,
  casinos,
  groups,
  choices,
  notes,
  start,
  picker,
  linkComponent,
  labels,
  ...frame
}: ComparePageProps) {
  const isTable = choices.length > 0;
  const [first] = casinos;
  const words = pageTexts('compare', labels);
  return (
    <PageFrame
      {...frame}
      hasOffers={isTable && hasOfferLinks(casinos)}
      linkComponent={linkComponent}
      labels={labels}
    >
      <div className={styles.root}>
        <SectionHeading
          level="h1"
          title={title}
          text={words.text}
          {...(casinos.length === 0
            ? {}
            : {
                action: (
                  <ButtonLink href={start} variant="plain" linkComponent={linkComponent}>
                    {words.startAgain}
                  </ButtonLink>
                ),
              })}
        />
        {notes.length === 0 ? null : (
          <Notice tone="fair" isLive>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </Notice>
        )}
        {isTable ? <ChoiceLinks label={words.rows} choices={choices} linkComponent={linkComponent} /> : null}
        {isTable && groups.length === 0 ? <EmptyState title={words.alike} text={words.alikeText} /> : null}
        {isTable ? (
          <CompareTable casinos={casinos} groups={groups} linkComponent={linkComponent} labels={labels} />
        ) : null}
        {isTable || first === undefined ? null : (
          <Notice title={words.oneMore}>{fillPlaceholders(words.oneMoreText, { name: first.name })}</Notice>
        )}
        {picker === undefined ? null : (
          <ComparePicker
            {...picker}
            title={isTable ? words.add : words.choose}
            linkComponent={linkComponent}
            labels={labels}
          />
        )}
      </div>
    </PageFrame>
  );
}
