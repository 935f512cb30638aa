import { siteLabels } from '@croupier/core/messages';
import { BarChart } from '../../parts/BarChart/BarChart.js';
import type { HomeSectionPropsOf } from './home-section-props.js';
import { SectionBlock } from './SectionBlock.js';
import styles from './SectionBlock.module.css';

const { home: homeLabels } = siteLabels;

/** How players are protected, in points and charts. */
export function InsightsSection({ title, description, points, charts }: HomeSectionPropsOf<'insights'>) {
  return (
    <SectionBlock name="insights" title={title} text={description}>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point} className={styles.point} dir="auto">
            {point}
          </li>
        ))}
      </ul>
      {charts.length === 0 ? null : (
        <>
          <div className={styles.charts}>
            {charts.map((chart) => (
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
}
