import type { RatingMethodPageView } from '@croupier/core';
import {
  completeLabels,
  englishMethodLabels,
  fillPlaceholders,
  localNumber,
  localPercent,
} from '@croupier/core/messages';
import { pageTexts } from '@croupier/core/page-texts';
import { PageFrame } from '../../layout/PageFrame/PageFrame.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Panel } from '../../parts/Panel/Panel.js';
import type { RootProps } from '../../parts/root-attributes.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import styles from './RatingMethodPage.module.css';

/** The props of the page: its view, and the link component. */
export interface RatingMethodPageProps
  extends RatingMethodPageView,
    LinkComponentProps,
    LabelsProps,
    RootProps {}

/** How casinos are rated: the criteria and their weights, the parts of a review, the words beside a score. */
export function RatingMethodPage({
  title,
  version,
  weights,
  bands,
  linkComponent,
  labels,
  ...frame
}: RatingMethodPageProps) {
  const method = pageTexts('method', labels);
  const { criteria } = completeLabels(englishMethodLabels(), labels);
  return (
    <PageFrame {...frame} linkComponent={linkComponent} labels={labels}>
      <article className={styles.root}>
        <SectionHeading level="h1" title={title} text={method.text} />
        <Panel title={method.weights} text={method.weightsText}>
          <dl className={styles.list}>
            {weights.map((weight) => (
              <div key={weight.title} className={styles.row}>
                <dt className={styles.term}>
                  {criteria[weight.title].title}{' '}
                  <span className={styles.percent}>{localPercent(weight.percent, method)}</span>
                </dt>
                <dd>{criteria[weight.title].text}</dd>
              </div>
            ))}
          </dl>
        </Panel>
        <Panel title={method.parts}>
          <p>{method.partsText}</p>
        </Panel>
        <Panel title={method.bands} text={method.bandsText}>
          <ul className={styles.bands}>
            {bands.map(({ label, from }) => (
              <li key={label}>
                {fillPlaceholders(method.band, {
                  label: labels?.bands?.[label] ?? label,
                  from: localNumber(from, method),
                })}
              </li>
            ))}
          </ul>
        </Panel>
        <Panel title={method.exceptions}>
          <p>{method.exceptionsText}</p>
        </Panel>
        <p className={styles.version}>{fillPlaceholders(method.version, { version })}</p>
      </article>
    </PageFrame>
  );
}
