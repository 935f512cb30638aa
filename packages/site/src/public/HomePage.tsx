import type { HomeView } from '@croupier/core';
import { labels } from '@croupier/core/messages';
import { ButtonLink, CasinoCard, PageFrame } from '@croupier/ui';
import styles from './HomePage.module.css';

/** The home page: who we are, and the casinos that we think best. */
export function HomePage({
  title,
  description,
  subtitle,
  casinosTitle,
  casinos,
  bestCasinos,
  ...frame
}: HomeView) {
  return (
    <PageFrame {...frame} hasOffers>
      <div className={styles.root}>
        <header className={styles.hero}>
          <h1 className={styles.title}>{title}</h1>
          {description === '' ? null : <p className={styles.lead}>{description}</p>}
          {subtitle === '' ? null : <p className={styles.subtitle}>{subtitle}</p>}
        </header>
        <section className={styles.casinos} aria-labelledby="casinos-title">
          <h2 id="casinos-title" className={styles.heading}>
            {casinosTitle}
          </h2>
          {casinos.length === 0 ? <p className={styles.subtitle}>{labels.bestCasinos.none}</p> : null}
          <ul className={styles.list}>
            {casinos.map((casino) => (
              <li key={casino.slug}>
                <CasinoCard {...casino} />
              </li>
            ))}
          </ul>
          <p>
            <ButtonLink href={bestCasinos}>{labels.home.allCasinos}</ButtonLink>
          </p>
        </section>
      </div>
    </PageFrame>
  );
}
