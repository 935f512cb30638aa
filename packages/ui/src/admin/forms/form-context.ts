'use client';

import type { FieldDescription } from '@croupier/core/forms';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { FieldState, FormState, FormSummary } from './form-state.js';

/** The state of a form that its fields read. */
interface FormContextValue {
  state: FormState;
  /** The beginning of the ids of its fields. */
  formId: string;
  loading: boolean;
  /** Why a field cannot be changed, by its path. */
  lockedFields: Readonly<Record<string, string>>;
}

/** The form around a field. */
export const FormContext = createContext<FormContextValue | undefined>(undefined);

/** The form around; throws outside of one. */
export function useForm(): FormContextValue {
  const form = useContext(FormContext);
  if (form === undefined) throw new Error('A FormField must be inside a form of records');
  return form;
}

/** The state of one field, which renders again when that field changes. */
export function useFieldState(path: string): FieldState {
  const { state } = useForm();
  const subscribe = useCallback((listener: () => void) => state.subscribe(path, listener), [state, path]);
  const read = () => state.field(path);
  return useSyncExternalStore(subscribe, read, read);
}

/** The state of the form as a whole. */
export function useFormSummary(state: FormState): FormSummary {
  return useSyncExternalStore(state.subscribeToSummary, state.summary, state.summary);
}

/** The id of a field's control. */
export function fieldIdOf(formId: string, path: string): string {
  return `${formId}-${path.replaceAll('.', '-')}`;
}

/** The description of a field of the form. */
export function descriptionIn(state: FormState, path: string): FieldDescription {
  const found = state.fields.find((field) => field.path === path);
  if (found === undefined) throw new Error(`The form has no field '${path}'`);
  return found;
}
