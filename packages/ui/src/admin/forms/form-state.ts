import {
  changesFrom,
  checkValue,
  type FieldDescription,
  type FormRecord,
  isSameValue,
  recordFrom,
  valueAt,
} from '@croupier/core/forms';
import { adminFormLabels } from '@croupier/core/messages';
import { controlValue, fallbackValue, storedValue } from './control-value.js';

/** Something to correct, as operations report it; the path is that of a field. */
export interface FormIssue {
  message: string;
  path?: string | undefined;
}

/** The values that a form hands over: valid shapes, without what the store fills. */
export interface FormSubmission<T extends object = Record<string, unknown>> {
  /** All fields that have a value: what an `add` operation takes. */
  record: T;
  /** The fields that differ from `value`, null where one was emptied: what an `edit` operation takes. */
  changes: { [K in keyof T]?: T[K] | null };
  /** True where a field differs. */
  isDirty: boolean;
}

/** The state of one field. */
export interface FieldState {
  readonly value: unknown;
  readonly error: string | undefined;
}

/** The state of the form as a whole. */
export interface FormSummary {
  readonly isDirty: boolean;
  readonly issues: readonly FormIssue[];
}

/** The values of a form. Listeners hear of one field, so that typing renders that field and no other. */
export interface FormState {
  readonly fields: readonly FieldDescription[];
  /** True while there is no stored record. */
  readonly isNew: boolean;
  field(path: string): FieldState;
  summary(): FormSummary;
  subscribe(path: string, listener: () => void): () => void;
  subscribeToSummary(listener: () => void): () => void;
  set(path: string, value: unknown): void;
  /**
   * The text that is typed in a combobox and not chosen; '' where there is none, undefined where the form has no such field.
   * One of several comboboxes of a field is named `path.part`.
   */
  typedIn(name: string): string | undefined;
  /** Notes such a text: while there is one, the field is in error. */
  setTyped(name: string, text: string): void;
  /** Checks one field, as when the focus leaves it. */
  check(path: string): void;
  /** Checks all fields; true where nothing is to be corrected. */
  checkAll(): boolean;
  /** Shows what the core said of the values. */
  report(issues: readonly FormIssue[]): void;
  /** Takes another record as the one that is edited; fields that were changed here stay as they are, but for `yielded`. */
  rebase(record: FormRecord | undefined, yielded?: readonly string[]): void;
  /** Puts changes from outside into the form, as `changes` of a submission has them. */
  revise(changes: FormRecord): void;
  /** Puts every field back to what the record says. */
  discard(): void;
  submission(): FormSubmission;
}

/**
 * The state of a form over a record, or over the defaults of a new one: those that are given, else those of its fields;
 * `draft` holds unsaved changes to it.
 */
export function createFormState(
  fields: readonly FieldDescription[],
  record: FormRecord | undefined,
  draft: FormRecord = {},
  defaults: FormRecord = {},
  unknown: (text: string) => string = adminFormLabels.combobox.unknown,
): FormState {
  const byPath = new Map(fields.map((field) => [field.path, field]));
  const listeners = new Map<string, Set<() => void>>();
  const summaryListeners = new Set<() => void>();
  const states = new Map<string, FieldState>();
  const dirty = new Set<string>();
  const typed = new Map<string, string>();
  let base = record;
  let general: FormIssue[] = [];
  let summary: FormSummary = { isDirty: false, issues: [] };
  let isSummaryCurrent = true;

  const baseValue = (field: FieldDescription) =>
    base === undefined && valueAt(defaults, field.path) === undefined
      ? fallbackValue(field)
      : controlValue(field, valueAt(base ?? defaults, field.path));
  const descriptionOf = (path: string) => {
    const found = byPath.get(path);
    if (found === undefined) throw new Error(`The form has no field '${path}'`);
    return found;
  };
  const pathOf = (name: string) => (byPath.has(name) ? name : name.replace(/\.[^.]*$/, ''));
  const put = (path: string, state: FieldState) => {
    states.set(path, state);
    const field = descriptionOf(path);
    if (isSameValue(state.value, baseValue(field))) dirty.delete(path);
    else dirty.add(path);
    isSummaryCurrent = false;
    for (const listener of [...(listeners.get(path) ?? []), ...summaryListeners]) listener();
  };
  const errorOf = (path: string, value: unknown) => {
    const field = descriptionOf(path);
    const texts = [...typed].filter(([name]) => pathOf(name) === path).map(([, text]) => text.trim());
    const text = texts.find(Boolean);
    if (text !== undefined) return unknown(text);
    return field.isSystem ? undefined : checkValue(field, storedValue(field, value) ?? value);
  };

  for (const field of fields) {
    const drafted = valueAt(draft, field.path);
    states.set(field.path, { value: baseValue(field), error: undefined });
    if (drafted !== undefined) put(field.path, { value: controlValue(field, drafted), error: undefined });
  }

  const state: FormState = {
    fields,
    get isNew() {
      return base === undefined;
    },
    field: (path) => states.get(path) ?? { value: undefined, error: undefined },
    summary() {
      if (isSummaryCurrent) return summary;
      const next: FormSummary = {
        isDirty: dirty.size + typed.size > 0,
        issues: [
          ...general,
          ...fields.flatMap(({ path }) => {
            const message = states.get(path)?.error;
            return message === undefined ? [] : [{ path, message }];
          }),
        ],
      };
      // The same object while it says the same: then typing renders no more than its field.
      if (JSON.stringify(next) !== JSON.stringify(summary)) summary = next;
      isSummaryCurrent = true;
      return summary;
    },
    subscribe(path, listener) {
      const heard = listeners.get(path) ?? new Set();
      listeners.set(path, heard.add(listener));
      return () => heard.delete(listener);
    },
    subscribeToSummary(listener) {
      summaryListeners.add(listener);
      return () => summaryListeners.delete(listener);
    },
    set(path, value) {
      // A field that was complained of is checked with every key, so that the complaint goes as soon as it can.
      const error = states.get(path)?.error === undefined ? undefined : errorOf(path, value);
      put(path, { value, error });
    },
    typedIn: (name) => (byPath.has(pathOf(name)) ? (typed.get(name) ?? '') : undefined),
    setTyped(name, text) {
      if (text === '') typed.delete(name);
      else typed.set(name, text);
      const path = pathOf(name);
      const { value, error } = state.field(path);
      put(path, { value, error: error === undefined ? undefined : errorOf(path, value) });
    },
    check(path) {
      const { value, error } = state.field(path);
      const found = errorOf(path, value);
      if (found !== undefined && found !== error) put(path, { value, error: found });
    },
    checkAll() {
      general = [];
      isSummaryCurrent = false;
      for (const { path } of fields)
        put(path, { ...state.field(path), error: errorOf(path, state.field(path).value) });
      return state.summary().issues.length === 0;
    },
    report(issues) {
      general = issues.filter(({ path }) => path === undefined || !byPath.has(path));
      isSummaryCurrent = false;
      for (const { path } of fields) {
        const issue = issues.find((one) => one.path === path);
        if (issue?.message !== state.field(path).error)
          put(path, { ...state.field(path), error: issue?.message });
      }
      for (const listener of summaryListeners) listener();
    },
    rebase(next, yielded = []) {
      const mine = new Set(dirty);
      for (const path of yielded) mine.delete(path);
      base = next;
      for (const field of fields) {
        const { value, error } = state.field(field.path);
        put(field.path, { value: mine.has(field.path) ? value : baseValue(field), error });
      }
    },
    revise(changes) {
      for (const field of fields) {
        const value = valueAt(changes, field.path);
        if (value !== undefined) put(field.path, { value: controlValue(field, value), error: undefined });
      }
    },
    discard() {
      general = [];
      typed.clear();
      isSummaryCurrent = false;
      for (const field of fields) put(field.path, { value: baseValue(field), error: undefined });
    },
    submission() {
      const getValue = (path: string) => storedValue(descriptionOf(path), state.field(path).value);
      return {
        record: recordFrom(fields, getValue),
        // A control knows no absent flag: only what is dirty has changed.
        changes: changesFrom(
          fields.filter(({ path }) => dirty.has(path)),
          base ?? {},
          getValue,
        ),
        isDirty: dirty.size > 0,
      };
    },
  };
  return state;
}
