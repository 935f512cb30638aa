'use client';

import { Tabs as Base } from '@base-ui/react/tabs';
import { adminFormLabels } from '@croupier/core/messages';
import type { ReactNode } from 'react';
import { type RootProps, rootAttributes } from '../../../parts/root-attributes.js';
import { useFormLabels } from '../../form-labels.js';
import styles from './Tabs.module.css';

/** A tab, and its panel. */
export interface Tab {
  id: string;
  label: ReactNode;
  count?: number;
  /** How many things in it are to be corrected. */
  faults?: number;
  disabled?: boolean;
  content: ReactNode;
}

/** The props of tabs. */
export interface TabsProps extends Omit<RootProps, 'onChange'> {
  /** The name of the tab list, for screen readers. */
  label: string;
  /** The tabs, in their order. */
  tabs: readonly Tab[];
  /** The id of the open tab; without it the tabs keep it themselves, and begin with the first. */
  value?: string | undefined;
  /** Called with the chosen tab. */
  onChange?: (id: string) => void;
}

/** Several panels of which one is seen. Arrow keys go from tab to tab, Enter opens. */
export function Tabs({ label, tabs, value, onChange, ...root }: TabsProps) {
  const labels = useFormLabels('form', adminFormLabels.form);
  return (
    <Base.Root
      {...rootAttributes(root, styles.root)}
      {...(value === undefined ? { defaultValue: tabs[0]?.id } : { value })}
      onValueChange={(id) => onChange?.(String(id))}
    >
      <Base.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.id} value={tab.id} disabled={tab.disabled ?? false} className={styles.tab}>
            {tab.label}
            {tab.faults === undefined ? null : (
              <span className={styles.faults}>
                <span aria-hidden="true">{tab.faults}</span>
                <span className="cr-visually-hidden">{labels.faultsInTab(tab.faults)}</span>
              </span>
            )}
            {tab.count === undefined ? null : <span className={styles.count}>{tab.count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.id} value={tab.id} className={styles.panel}>
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
