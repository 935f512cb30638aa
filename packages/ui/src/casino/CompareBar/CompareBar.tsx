import { completeLabels, englishFilterLabels } from '@croupier/core/messages';
import { Button } from '../../parts/Button/Button.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import styles from './CompareBar.module.css';

/** The props of a bar. */
export interface CompareBarProps extends LabelsProps, RootProps {
  /** The id of the form, which the checkboxes of the page name. */
  id: string;
  /** The path of comparisons. */
  action: string;
}

/** Compares the casinos of a list that are chosen: in sight at the foot of the screen as long as one is. */
export function CompareBar({ id, action, labels, ...root }: CompareBarProps) {
  const words = completeLabels(englishFilterLabels(), labels);
  return (
    <form {...rootAttributes(root, styles.root)} id={id} method="get" action={action}>
      <span className={styles.hint} dir="auto" role="status" data-croupier-chosen="">
        {words.pickHint}
      </span>
      <Button type="submit" variant="plain">
        {words.pickSubmit}
      </Button>
    </form>
  );
}
