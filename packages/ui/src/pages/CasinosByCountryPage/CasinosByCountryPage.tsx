import type { CasinosByCountryPageView, CountryView } from '@croupier/core';
import { casinoLabels } from '@croupier/core/messages';
import { CasinoCard } from '../../casino/CasinoCard/CasinoCard.js';
import { CountryPanels } from '../../casino/CountryPanels/CountryPanels.js';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import { ChoiceLinks } from '../../parts/ChoiceLinks/ChoiceLinks.js';
import { EmptyState } from '../../parts/EmptyState/EmptyState.js';
import { hasOfferLinks } from '../../parts/has-offer-links.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Pager } from '../../parts/Pager/Pager.js';
import type { RootProps } from '../../parts/root-attributes.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import { StatStrip } from '../../parts/StatStrip/StatStrip.js';
import styles from '../casinos.module.css';

const countriesLabels = casinoLabels.countries;

/** The props of the page: its view, and the link component. */
export interface CasinosByCountryPageProps extends CasinosByCountryPageView, LinkComponentProps, RootProps {}

/** Casinos by the countries whose players they accept. */
export function CasinosByCountryPage({
  title,
  choices,
  chosen,
  all,
  linkComponent,
  ...frame
}: CasinosByCountryPageProps) {
  return (
    <PageFrame {...frame} hasOffers={hasOfferLinks(chosen?.casinos ?? [])} linkComponent={linkComponent}>
      <div className={styles.root}>
        <SectionHeading level="h1" title={title} text={countriesLabels.text} />
        {chosen === undefined ? (
          <EmptyState title={countriesLabels.unchosen} text={countriesLabels.unchosenText} />
        ) : chosen.count === 0 ? (
          <EmptyState
            title={countriesLabels.none(chosen.name)}
            text={countriesLabels.noneText}
            action={
              <ButtonLink href={all} linkComponent={linkComponent}>
                {countriesLabels.allCasinos}
              </ButtonLink>
            }
          />
        ) : (
          <CountrySection {...chosen} none={frame.path} linkComponent={linkComponent} />
        )}
        <ChoiceLinks
          label={countriesLabels.choose}
          choices={choices}
          variant="columns"
          linkComponent={linkComponent}
        />
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
}: CountryView & { none: string } & LinkComponentProps) {
  const stats = [{ label: countriesLabels.count, value: count.toLocaleString('en') }];
  const scored =
    average === undefined
      ? []
      : [{ label: countriesLabels.average, value: average, note: countriesLabels.averageNote }];
  return (
    <>
      <SectionHeading
        title={countriesLabels.heading(name)}
        action={
          <ButtonLink href={none} variant="quiet" linkComponent={linkComponent}>
            {countriesLabels.clear}
          </ButtonLink>
        }
      />
      <StatStrip stats={[...stats, ...scored]} />
      <ol className={styles.list}>
        {casinos.map((casino) => (
          <li key={casino.slug}>
            <CasinoCard {...casino} heading="h3" linkComponent={linkComponent} />
          </li>
        ))}
      </ol>
      {pager === undefined ? null : <Pager {...pager} linkComponent={linkComponent} />}
      <CountryPanels name={name} panels={panels} />
    </>
  );
}
