import { completeLabels, englishFilterLabels, fillPlaceholders } from '@croupier/core/messages';
import type { LabelsProps } from '../../parts/labels-props.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import styles from './CompareCheckbox.module.css';

/** The props of a pick. */
export interface CompareCheckboxProps extends LabelsProps, RootProps {
  /** The casino that is picked. */
  slug: string;
  /** The casino's name, for screen readers. */
  name: string;
  /** The id of the form that the choice belongs to. */
  form: string;
}

/** Chooses a casino of a list for a comparison; a `CompareBar` on the same page submits the choice. */
export function CompareCheckbox({ slug, name, form, labels, ...root }: CompareCheckboxProps) {
  const words = completeLabels(englishFilterLabels(), labels);
  return (
    <label {...rootAttributes(root, styles.root)}>
      <input
        type="checkbox"
        name="c"
        value={slug}
        form={form}
        className={styles.box}
        data-croupier-pick={name}
      />
      <span aria-hidden="true">{words.pick}</span>
      <span className="cr-visually-hidden">{fillPlaceholders(words.pickNamed, { name })}</span>
    </label>
  );
}
