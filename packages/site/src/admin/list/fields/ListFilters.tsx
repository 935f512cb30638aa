import type { FieldDescription } from '@croupier/core/forms';
import { adminListLabels } from '@croupier/core/messages';
import { Button, lazyPart } from '@croupier/ui/admin';
import { useState } from 'react';
import { WhenOpened } from '../../WhenOpened.js';
import type { ListOperation } from '../use-list-question.js';
import type { ListState } from '../use-list-state.js';
import { conditionText } from './field-filter.js';
import styles from './ListFilters.module.css';

const { filters: labels } = adminListLabels;

const FilterDialog = lazyPart(async () => (await import('./FilterDialog.js')).FilterDialog);

/** The props of the filters of a list. */
interface ListFiltersProps {
  operation: ListOperation;
  fields: readonly FieldDescription[];
  list: ListState;
}

/** The conditions on the fields of a list, each to be changed and removed, and a button for a further one. */
export function ListFilters({ operation, fields, list: { conditions, change } }: ListFiltersProps) {
  // The condition that is changed; '' for a new one.
  const [edited, setEdited] = useState<string>();
  const apply = (condition: string) => {
    const replaced = conditions.map((one) => (one === edited ? condition : one));
    change({ where: [...new Set(edited === '' ? [...conditions, condition] : replaced)] });
    setEdited(undefined);
  };
  return (
    <>
      <Button variant="plain" onClick={() => setEdited('')}>
        {labels.add}
      </Button>
      {conditions.length === 0 ? null : (
        <ul className={styles.filters} aria-label={labels.list}>
          {conditions.map((condition) => {
            const text = conditionText(condition, fields);
            return (
              <li key={condition} className={styles.filter}>
                <button type="button" className={styles.text} onClick={() => setEdited(condition)}>
                  {text}
                </button>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={labels.remove(text)}
                  onClick={() => change({ where: conditions.filter((one) => one !== condition) })}
                >
                  ×
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <WhenOpened isOpen={edited !== undefined} onClose={() => setEdited(undefined)}>
        {edited === undefined ? null : (
          <FilterDialog
            {...{ operation, fields }}
            condition={edited}
            onApply={apply}
            onClose={() => setEdited(undefined)}
          />
        )}
      </WhenOpened>
    </>
  );
}
