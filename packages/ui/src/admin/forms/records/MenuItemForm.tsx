'use client';

import type { MenuItemInput } from '@croupier/core';
import { menuItemFields } from '@croupier/core/forms';
import { adminMenuLabels } from '@croupier/core/messages';
import { SelectField, type SelectOption } from '../../../parts/SelectField/SelectField.js';
import { ComboboxField } from '../../fields/ComboboxField/ComboboxField.js';
import { useFormLabels } from '../../form-labels.js';
import { FormField } from '../FormField.js';
import { useFieldState } from '../form-context.js';
import styles from '../form-layout.module.css';
import { RecordForm, type RecordFormProps } from '../RecordForm.js';

/** The props of the form for an item of a menu. */
export interface MenuItemFormProps extends RecordFormProps<MenuItemInput> {
  /** The pages to choose from: their addresses and titles. */
  pages: readonly SelectOption[];
  /** The categories of the blog to choose from: their addresses and names. */
  categories: readonly SelectOption[];
  /** The items under which it can stand: their ids and labels. */
  parents: readonly SelectOption[];
}

/** An item of a menu: where it leads, and where it stands. */
export function MenuItemForm({ pages, categories, parents, ...props }: MenuItemFormProps) {
  const labels = useFormLabels('menuItem', adminMenuLabels.form, props.labels);
  return (
    <RecordForm {...(props as RecordFormProps)} label={labels.label} fields={menuItemFields}>
      <div className={styles.tab}>
        <FormField path="label" />
        <FormField path="type" />
        <AddressField pages={pages} categories={categories} />
        <FormField path="target" />
        <FormField path="parentId" label={labels.parent}>
          {(control) => (
            <SelectField
              {...control}
              value={control.value ?? ''}
              options={[{ value: '', label: labels.top }, ...parents]}
              onChange={({ currentTarget: { name, value } }) =>
                control.onChange({ type: 'change', target: { name, value } })
              }
            />
          )}
        </FormField>
        <FormField path="trackingId" hint={labels.trackingHint} />
        <FormField path="isVisible" />
      </div>
    </RecordForm>
  );
}

/** The address: typed, or that of a page or a category. */
function AddressField({ pages, categories }: Pick<MenuItemFormProps, 'pages' | 'categories'>) {
  const labels = useFormLabels('menuItem', adminMenuLabels.form);
  const type = useFieldState('type').value;
  if (type !== 'page' && type !== 'category') return <FormField path="url" />;
  return (
    <FormField path="url" label={type === 'page' ? labels.page : labels.category}>
      {(control) => (
        <ComboboxField
          {...control}
          value={control.value || null}
          placeholder={labels.choose}
          options={type === 'page' ? pages : categories}
        />
      )}
    </FormField>
  );
}
