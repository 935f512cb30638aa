'use client';

import { Switch } from '@base-ui/react/switch';
import { type ReactNode, useId } from 'react';
import box from '../../../parts/CheckboxField/CheckboxField.module.css';
import { type ClassNameProps, classNames } from '../../../parts/class-names.js';
import styles from './SwitchField.module.css';

/** The props of a switch. */
export interface SwitchFieldProps extends ClassNameProps {
  /** What it switches. */
  label: ReactNode;
  /** What that means, in a sentence. */
  hint?: ReactNode;
  /** Without it the switch keeps it itself. */
  isOn?: boolean | undefined;
  /** Called when it is switched. */
  onChange?: (isOn: boolean) => void;
  /** What it is called in a form that is sent. */
  name?: string;
  /** True where it cannot be changed now. */
  disabled?: boolean;
}

/** A switch that takes effect at once. In a form that is saved, use a checkbox. */
export function SwitchField({
  label,
  hint,
  isOn,
  onChange,
  name,
  disabled = false,
  className,
}: SwitchFieldProps) {
  const id = useId();
  return (
    <div className={classNames(box.root, className)}>
      <Switch.Root
        id={id}
        className={styles.switch}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        {...(isOn === undefined ? {} : { checked: isOn })}
        onCheckedChange={(checked) => onChange?.(checked)}
        {...(name === undefined ? {} : { name })}
        disabled={disabled}
      >
        <Switch.Thumb className={styles.thumb} />
      </Switch.Root>
      <label id={`${id}-label`} htmlFor={id} className={box.label}>
        <span>{label}</span>
      </label>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={box.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
