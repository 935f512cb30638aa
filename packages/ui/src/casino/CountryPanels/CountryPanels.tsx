import type { CountryView } from '@croupier/core';
import { casinoLabels } from '@croupier/core/messages';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import styles from './CountryPanels.module.css';

/** The props of a country's panels: its part of the view. */
export interface CountryPanelsProps extends Pick<CountryView, 'name' | 'panels'>, RootProps {}

const { countries } = casinoLabels;

/** Languages, currencies and payments that casinos of a country share, with counts, and a note on its law. */
export function CountryPanels({ name, panels, ...root }: CountryPanelsProps) {
  return (
    <div {...rootAttributes(root, styles.root)}>
      {panels.map(({ title, items }) => (
        <section key={title} className={styles.panel}>
          <h3 className={styles.title}>{title}</h3>
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item.name} className={styles.item}>
                <span dir="auto">{item.name}</span>
                <span className={styles.count} dir="auto">
                  {countries.panelCount(item.count)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section className={styles.panel}>
        <h3 className={styles.title}>{countries.law}</h3>
        <p className={styles.text}>{countries.lawText(name)}</p>
      </section>
    </div>
  );
}
