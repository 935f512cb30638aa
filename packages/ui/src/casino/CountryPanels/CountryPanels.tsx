import type { CountryView } from '@croupier/core';
import {
  completeLabels,
  countedText,
  englishMethodLabels,
  fillPlaceholders,
  translateTerm,
} from '@croupier/core/messages';
import type { LabelsProps } from '../../parts/labels-props.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import styles from './CountryPanels.module.css';

/** The props of a country's panels: its part of the view. */
export interface CountryPanelsProps extends Pick<CountryView, 'name' | 'panels'>, LabelsProps, RootProps {}

/** Licenses, currencies and payment methods that casinos of a country share, with counts, and a note on its law. */
export function CountryPanels({ name, panels, labels, ...root }: CountryPanelsProps) {
  const words = completeLabels(englishMethodLabels(), labels);
  return (
    <div {...rootAttributes(root, styles.root)}>
      {panels.map(({ title, items }) => (
        <section key={title} className={styles.panel}>
          <h3 className={styles.title}>{translateTerm(title, words)}</h3>
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item.name} className={styles.item}>
                <span dir="auto">{item.name}</span>
                <span className={styles.count} dir="auto">
                  {countedText(words.casinoCount, item.count, words)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section className={styles.panel}>
        <h3 className={styles.title}>{words.countryLaw}</h3>
        <p className={styles.text}>{fillPlaceholders(words.countryLawText, { country: name })}</p>
      </section>
    </div>
  );
}
