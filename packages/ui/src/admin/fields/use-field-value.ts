'use client';

import { type FocusEvent, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { type RootAttributes, rootAttributes } from '../../parts/root-attributes.js';
import type { FieldContract, FieldHandle } from './field-contract.js';

/** A field's value, kept here or by the app, and what tells the app of it. */
interface FieldValue<T> {
  value: T;
  /** The value at this moment, for what goes on after a wait. */
  latestValue: () => T;
  /** Sets the value, and tells the app. */
  change: (value: T) => void;
  /** For the element around all parts of the field: tells the app that the focus has left them. */
  blurProps: { onBlur: (event: FocusEvent<HTMLElement>) => void };
  /** For what takes the focus: the further attributes of the field. */
  attributes: RootAttributes;
}

/** Keeps the contract of fields for one whose control is no native input. `control` is what takes the focus. */
export function useFieldValue<T>(
  {
    name = '',
    value,
    defaultValue,
    onChange,
    onBlur,
    ref,
    id: _,
    className: __,
    ...further
  }: FieldContract<T>,
  empty: T,
  control: RefObject<HTMLElement | null>,
): FieldValue<T> {
  const initial = defaultValue ?? empty;
  const [kept, setKept] = useState(initial);
  const current = value === undefined ? kept : value;
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  }, [current]);

  useImperativeHandle(ref, (): FieldHandle<T> => {
    return {
      name,
      get value() {
        return latest.current;
      },
      set value(next) {
        latest.current = next ?? empty;
        setKept(latest.current);
      },
      focus: () => control.current?.focus(),
    };
  }, [name, empty, control]);

  const first = useRef(initial);
  useEffect(() => {
    const form = control.current?.closest('form');
    const reset = () => setKept(first.current);
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [control]);

  return {
    attributes: rootAttributes(further),
    value: current,
    latestValue: () => latest.current,
    change(next) {
      latest.current = next;
      if (value === undefined) setKept(next);
      onChange?.({ type: 'change', target: { name, value: next } });
    },
    blurProps: {
      onBlur(event) {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        onBlur?.({ type: 'blur', target: { name, value: latest.current } });
      },
    },
  };
}
