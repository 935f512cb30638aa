import type { HomeSectionView } from '@croupier/core';
import { labels, siteLabels } from '@croupier/core/messages';
import type { ReactNode } from 'react';
import { PostCard } from '../../article/PostCard/PostCard.js';
import { BonusCard } from '../../bonus/BonusCard/BonusCard.js';
import { BarChart } from '../../parts/BarChart/BarChart.js';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.js';
import { EmptyState } from '../../parts/EmptyState/EmptyState.js';
import type { Linking } from '../../parts/link.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import { HomeBanner } from '../HomeBanner/HomeBanner.js';
import { HomeCasinoCard } from '../HomeCasinoCard/HomeCasinoCard.js';
import { HomeHero } from '../HomeHero/HomeHero.js';
import { ScoreTable } from '../ScoreTable/ScoreTable.js';
import styles from './HomeSection.module.css';

/** The props of a section: its view whole. */
export type HomeSectionProps = HomeSectionView & Linking;

const { home: say } = siteLabels;

/** A section of the home page, whichever it is. */
export function HomeSection({ link, ...section }: HomeSectionProps) {
  const more = (href: string, words: string) => (
    <ButtonLink href={href} look="plain" link={link}>
      {words}
    </ButtonLink>
  );
  switch (section.type) {
    case 'hero':
      return <HomeHero {...section} />;
    case 'casinos':
      return (
        <Block name="casinos" title={section.title} action={more(section.more, labels.home.allCasinos)}>
          {section.casinos.length === 0 ? <EmptyState title={labels.bestCasinos.none} /> : null}
          <ul className={styles.cards}>
            {section.casinos.map((casino) => (
              <li key={casino.slug}>
                <HomeCasinoCard {...casino} link={link} />
              </li>
            ))}
          </ul>
        </Block>
      );
    case 'insights':
      return (
        <Block name="insights" title={section.title} text={section.description}>
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
                    headings={{ label: say.chartLabel, value: say.chartValue }}
                  />
                ))}
              </div>
              <p className={styles.small}>{say.charts}</p>
            </>
          )}
        </Block>
      );
    case 'blog':
      return (
        <Block name="blog" title={say.latest} action={more(section.more, say.allPosts)}>
          <div className={styles.cards}>
            {section.posts.map((post) => (
              <PostCard key={post.slug} {...post} link={link} />
            ))}
          </div>
        </Block>
      );
    case 'advertising': {
      const { title, description, button, href } = section;
      return <HomeBanner title={title} text={description} action={href && more(href, button)} />;
    }
    case 'online-casinos':
      return (
        <Block
          name="online-casinos"
          title={section.title}
          text={section.description}
          action={more(section.more, say.allReviews)}
        >
          <ScoreTable caption={section.title} casinos={section.casinos} link={link} />
        </Block>
      );
    case 'casino-bonuses':
      return (
        <Block
          name="casino-bonuses"
          title={section.title}
          text={section.description}
          action={more(section.more, say.allBonuses)}
        >
          <div className={styles.offers}>
            {section.bonuses.map((bonus) => (
              <BonusCard key={bonus.id} {...bonus} link={link} />
            ))}
          </div>
        </Block>
      );
    case 'daily-players':
      return <HomeBanner title={section.title} text={section.subtitle} tone="loud" />;
  }
}

interface BlockProps {
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

function Block({ name, title, text, action, children }: BlockProps) {
  const id = `${name}-title`;
  return (
    <section className={styles.block} aria-labelledby={id}>
      <SectionHeading id={id} title={title} text={text === '' ? undefined : text} action={action} />
      {children}
    </section>
  );
}
