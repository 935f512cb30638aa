import { completeLabels, englishHomeLabels, translateTerm } from '@croupier/core/messages';
import { BarChart } from '../../parts/BarChart/BarChart.js';
import type { HomeSectionPropsOf } from './home-section-props.js';
import { SectionBlock } from './SectionBlock.js';
import styles from './SectionBlock.module.css';

/** How players are protected, in points and charts. */
export function InsightsSection({
  title,
  description,
  points,
  charts,
  labels,
  ...root
}: HomeSectionPropsOf<'insights'>) {
  const words = completeLabels(englishHomeLabels(), labels);
  return (
    <SectionBlock {...root} name="insights" title={translateTerm(title, words)} text={description}>
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
                headings={{ label: words.chartLabel, value: words.chartValue }}
                language={words.language}
              />
            ))}
          </div>
          <p className={styles.small}>{words.sampleCharts}</p>
        </>
      )}
    </SectionBlock>
  );
}
