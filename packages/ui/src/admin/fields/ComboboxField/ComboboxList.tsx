'use client';

import { Combobox } from '@base-ui/react/combobox';
import { componentLabels } from '@croupier/core/messages';
import { labelId } from '../../../parts/Field/Field.js';
import type { SelectOption } from '../../../parts/SelectField/SelectField.js';
import { useFormLabels } from '../../form-labels.js';
import { usePortalProps } from '../../portal-container.js';
import styles from './ComboboxField.module.css';

/** The options that match the typed text, below the field. */
export function ComboboxList({ control }: { control: string }) {
  const { noneFound } = useFormLabels('controls', componentLabels.admin);
  const place = usePortalProps();
  return (
    <Combobox.Portal {...place}>
      <Combobox.Positioner sideOffset={4} collisionPadding={8}>
        <Combobox.Popup className={styles.popup}>
          <Combobox.Empty className={styles.empty}>{noneFound}</Combobox.Empty>
          <Combobox.List aria-labelledby={labelId(control)}>
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
