import type { HomeSectionView } from '@croupier/core';
import { componentLabels, siteLabels } from '@croupier/core/messages';
import type { ReactNode } from 'react';
import { PostCard } from '../../article/PostCard/PostCard.js';
import { BonusCard } from '../../bonus/BonusCard/BonusCard.js';
import { BarChart } from '../../parts/BarChart/BarChart.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import { EmptyState } from '../../parts/EmptyState/EmptyState.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import { HomeBanner } from '../HomeBanner/HomeBanner.js';
import { HomeCasinoCard } from '../HomeCasinoCard/HomeCasinoCard.js';
import { HomeHero } from '../HomeHero/HomeHero.js';
import { ScoreTable } from '../ScoreTable/ScoreTable.js';
import styles from './HomeSection.module.css';

/** The props of a section: its view whole. */
export type HomeSectionProps = HomeSectionView & LinkComponentProps;

const { home: homeLabels } = siteLabels;

/** A section of the home page, whichever it is. */
export function HomeSection({ linkComponent, ...section }: HomeSectionProps) {
  const moreLink = (href: string, words: string) => (
    <ButtonLink href={href} variant="plain" linkComponent={linkComponent}>
      {words}
    </ButtonLink>
  );
  switch (section.type) {
    case 'hero':
      return <HomeHero {...section} />;
    case 'casinos':
      return (
        <SectionBlock
          name="casinos"
          title={section.title}
          action={moreLink(section.more, componentLabels.home.allCasinos)}
        >
          {section.casinos.length === 0 ? <EmptyState title={componentLabels.bestCasinos.none} /> : null}
          <ul className={styles.cards}>
            {section.casinos.map((casino) => (
              <li key={casino.slug}>
                <HomeCasinoCard {...casino} linkComponent={linkComponent} />
              </li>
            ))}
          </ul>
        </SectionBlock>
      );
    case 'insights':
      return (
        <SectionBlock name="insights" title={section.title} text={section.description}>
          <ul className={styles.points}>
            {section.points.map((point) => (
              <li key={point} className={styles.point} dir="auto">
                {point}
              </li>
            ))}
          </ul>
          {section.charts.length === 0 ? null : (
            <>
              <div className={styles.charts}>
                {section.charts.map((chart) => (
                  <BarChart
                    key={chart.title}
                    {...chart}
                    headings={{ label: homeLabels.chartLabel, value: homeLabels.chartValue }}
                  />
                ))}
              </div>
              <p className={styles.small}>{homeLabels.charts}</p>
            </>
          )}
        </SectionBlock>
      );
    case 'blog':
      return (
        <SectionBlock
          name="blog"
          title={homeLabels.latest}
          action={moreLink(section.more, homeLabels.allPosts)}
        >
          <div className={styles.cards}>
            {section.posts.map((post) => (
              <PostCard key={post.slug} {...post} linkComponent={linkComponent} />
            ))}
          </div>
        </SectionBlock>
      );
    case 'advertising': {
      const { title, description, button, href } = section;
      return <HomeBanner title={title} text={description} action={href && moreLink(href, button)} />;
    }
    case 'online-casinos':
      return (
        <SectionBlock
          name="online-casinos"
          title={section.title}
          text={section.description}
          action={moreLink(section.more, homeLabels.allReviews)}
        >
          <ScoreTable caption={section.title} casinos={section.casinos} linkComponent={linkComponent} />
        </SectionBlock>
      );
    case 'casino-bonuses':
      return (
        <SectionBlock
          name="casino-bonuses"
          title={section.title}
          text={section.description}
          action={moreLink(section.more, homeLabels.allBonuses)}
        >
          <div className={styles.offers}>
            {section.bonuses.map((bonus) => (
              <BonusCard key={bonus.id} {...bonus} linkComponent={linkComponent} />
            ))}
          </div>
        </SectionBlock>
      );
    case 'daily-players':
      return <HomeBanner title={section.title} text={section.subtitle} tone="loud" />;
  }
}

interface SectionBlockProps {
  /** The anchor of the section. */
  name: string;
  /** The heading. */
  title: string;
  /** A sentence below it. */
  text?: string;
  /** What stands beside the heading, such as a link to all. */
  action?: ReactNode;
  /** What the section shows. */
  children: ReactNode;
}

function SectionBlock({ name, title, text, action, children }: SectionBlockProps) {
  const id = `${name}-title`;
  return (
    <section className={styles.block} aria-labelledby={id}>
      <SectionHeading id={id} title={title} text={text === '' ? undefined : text} action={action} />
      {children}
    </section>
  );
}
