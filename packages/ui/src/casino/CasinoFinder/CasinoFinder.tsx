import type { CasinoFinderView } from '@croupier/core';
import { useId } from 'react';
import { Button } from '../../parts/Button/Button.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import { SelectField } from '../../parts/SelectField/SelectField.js';
import surface from '../../parts/surface.module.css';
import styles from './CasinoFinder.module.css';

/** The props of the finder: its view. */
export interface CasinoFinderProps extends CasinoFinderView, RootProps {}

/** Leads to the casinos that fit a few choices: a GET form. */
export function CasinoFinder({ title, action, fields, submit, ...root }: CasinoFinderProps) {
  const titleId = useId();
  return (
    <form
      {...rootAttributes(root, styles.root, surface.card)}
      method="get"
      action={action}
      aria-labelledby={titleId}
    >
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      {fields.map(({ name, label, options }) => (
        <SelectField key={name} className={styles.field} name={name} label={label} options={options} />
      ))}
      <Button type="submit">{submit}</Button>
    </form>
  );
}
