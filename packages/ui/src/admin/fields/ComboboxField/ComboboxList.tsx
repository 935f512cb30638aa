'use client';

import { Combobox } from '@base-ui/react/combobox';
import { labels } from '@croupier/core/messages';
import { labelOf } from '../../../parts/Field/Field.js';
import type { SelectOption } from '../../../parts/SelectField/SelectField.js';
import { usePlace } from '../../place.js';
import styles from './ComboboxField.module.css';

/** The options that fit what is typed, below the field of the control that it is given. */
export function ComboboxList({ control }: { control: string }) {
  const place = usePlace();
  return (
    <Combobox.Portal {...place}>
      <Combobox.Positioner sideOffset={4} collisionPadding={8}>
        <Combobox.Popup className={styles.popup}>
          <Combobox.Empty className={styles.none}>{labels.admin.noneFound}</Combobox.Empty>
          <Combobox.List aria-labelledby={labelOf(control)}>
            {(option: SelectOption) => (
              <Combobox.Item
                key={option.value}
                value={option}
                disabled={option.disabled ?? false}
                className={styles.option}
              >
                <span dir="auto">{option.label}</span>
                <Combobox.ItemIndicator className={styles.tick} aria-hidden="true" />
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}
