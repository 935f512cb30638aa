import type { CountriesView, CountryView } from '@croupier/core';
import { casinoLabels } from '@croupier/core/messages';
import {
  ButtonLink,
  CasinoCard,
  ChoiceLinks,
  CountryPanels,
  EmptyState,
  PageFrame,
  Pager,
  SectionHeading,
  StatStrip,
} from '@croupier/ui';
import styles from './casinos.module.css';

const words = casinoLabels.countries;

/** Casinos by the countries that they take players from. */
export function CountriesPage({ title, choices, chosen, all, ...frame }: CountriesView) {
  return (
    <PageFrame {...frame} hasOffers={chosen !== undefined && chosen.count > 0}>
      <div className={styles.root}>
        <SectionHeading level="h1" title={title} text={words.text} />
        <ChoiceLinks label={words.choose} choices={choices} />
        {chosen === undefined ? (
          <EmptyState title={words.unchosen} text={words.unchosenText} />
        ) : chosen.count === 0 ? (
          <EmptyState
            title={words.none(chosen.name)}
            text={words.noneText}
            action={<ButtonLink href={all}>{words.allCasinos}</ButtonLink>}
          />
        ) : (
          <Country {...chosen} none={frame.path} />
        )}
      </div>
    </PageFrame>
  );
}

function Country({ name, count, average, casinos, pager, panels, none }: CountryView & { none: string }) {
  const stats = [{ label: words.count, value: count.toLocaleString('en') }];
  const scored =
    average === undefined ? [] : [{ label: words.average, value: average, note: words.averageNote }];
  return (
    <>
      <SectionHeading
        title={words.heading(name)}
        action={
          <ButtonLink href={none} look="quiet">
            {words.clear}
          </ButtonLink>
        }
      />
      <StatStrip stats={[...stats, ...scored]} />
      <ol className={styles.list}>
        {casinos.map((casino) => (
          <li key={casino.slug}>
            <CasinoCard {...casino} heading="h3" />
          </li>
        ))}
      </ol>
      {pager === undefined ? null : <Pager {...pager} />}
      <CountryPanels name={name} panels={panels} />
    </>
  );
}
