import type { CasinosByCountryPageView, CountryView, PagerView } from '@croupier/core';
import { fillPlaceholders, localNumber, localRating } from '@croupier/core/messages';
import { pageTexts } from '@croupier/core/page-texts';
import { CasinoCard } from '../../casino/CasinoCard/CasinoCard.js';
import { CountryPanels } from '../../casino/CountryPanels/CountryPanels.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import { ChoiceLinks } from '../../parts/ChoiceLinks/ChoiceLinks.js';
import { EmptyState } from '../../parts/EmptyState/EmptyState.js';
import { hasOfferLinks } from '../../parts/has-offer-links.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Pager } from '../../parts/Pager/Pager.js';
import type { RootProps } from '../../parts/root-attributes.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import { StatStrip } from '../../parts/StatStrip/StatStrip.js';
import styles from '../casinos.module.css';

/** The props of the page: its view, and the link component. */
export interface CasinosByCountryPageProps
  extends CasinosByCountryPageView,
    LinkComponentProps,
    LabelsProps,
    RootProps {}

/** Casinos by the countries whose players they accept. */
export function CasinosByCountryPage({
  title,
  choices,
  chosen,
  pager,
  all,
  linkComponent,
  labels,
  ...frame
}: CasinosByCountryPageProps) {
  const words = pageTexts('countries', labels);
  return (
    <PageFrame
      {...frame}
      hasOffers={hasOfferLinks(chosen?.casinos ?? [])}
      linkComponent={linkComponent}
      labels={labels}
    >
      <div className={styles.root}>
        <SectionHeading level="h1" title={title} text={words.text} />
        {chosen === undefined ? (
          <EmptyState title={words.unchosen} text={words.unchosenText} />
        ) : chosen.count === 0 ? (
          <EmptyState
            title={fillPlaceholders(words.none, { name: chosen.name })}
            text={words.noneText}
            action={
              <ButtonLink href={all} linkComponent={linkComponent}>
                {words.allCasinos}
              </ButtonLink>
            }
          />
        ) : (
          <CountrySection
            {...chosen}
            pager={pager}
            none={frame.path}
            linkComponent={linkComponent}
            labels={labels}
          />
        )}
        <ChoiceLinks label={words.choose} choices={choices} variant="columns" linkComponent={linkComponent} />
      </div>
    </PageFrame>
  );
}

function CountrySection({
  name,
  count,
  average,
  casinos,
  pager,
  panels,
  none,
  linkComponent,
  labels,
}: CountryView & { pager: PagerView | undefined; none: string } & LinkComponentProps & LabelsProps) {
  const words = pageTexts('countries', labels);
  const stats = [{ label: words.count, value: localNumber(count, words) }];
  const scored =
    average === undefined
      ? []
      : [{ label: words.average, value: localRating(Number(average), words), note: words.averageNote }];
  return (
    <>
      <SectionHeading
        title={fillPlaceholders(words.heading, { name })}
        action={
          <ButtonLink href={none} variant="quiet" linkComponent={linkComponent}>
            {words.clear}
          </ButtonLink>
        }
      />
      <StatStrip stats={[...stats, ...scored]} />
      <ol className={styles.list}>
        {casinos.map((casino) => (
          <li key={casino.slug}>
            <CasinoCard {...casino} heading="h3" linkComponent={linkComponent} labels={labels} />
          </li>
        ))}
      </ol>
      {pager === undefined ? null : <Pager {...pager} linkComponent={linkComponent} labels={labels} />}
      <CountryPanels name={name} panels={panels} labels={labels} />
    </>
  );
}
