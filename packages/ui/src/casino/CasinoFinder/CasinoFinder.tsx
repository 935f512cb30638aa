import type { CasinoFinderView } from '@croupier/core';
import {
  completeLabels,
  englishFilterLabels,
  filterValueLabel,
  translateTerm,
} from '@croupier/core/messages';
import { useId } from 'react';
import { Button } from '../../parts/Button/Button.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import { SelectField } from '../../parts/SelectField/SelectField.js';
import surface from '../../parts/surface.module.css';
import styles from './CasinoFinder.module.css';

/** The props of the finder: its view. */
export interface CasinoFinderProps extends CasinoFinderView, LabelsProps, RootProps {}

/** Leads to the casinos that fit a few choices: a GET form. */
export function CasinoFinder({ title, action, fields, submit, labels, ...root }: CasinoFinderProps) {
  const words = completeLabels(englishFilterLabels(), labels);
  const titleId = useId();
  return (
    <form
      {...rootAttributes(root, styles.root, surface.card)}
      method="get"
      action={action}
      aria-labelledby={titleId}
    >
      <p id={titleId} className={styles.title}>
        {translateTerm(title, words)}
      </p>
      {fields.map(({ name, label, options }) => (
        <SelectField
          key={name}
          className={styles.field}
          name={name}
          label={translateTerm(label, words)}
          options={options.map((option) => ({
            ...option,
            label: option.value === '' ? words.anyValue : filterValueLabel({ name, ...option }, words),
          }))}
        />
      ))}
      <Button type="submit">{translateTerm(submit, words)}</Button>
    </form>
  );
}
