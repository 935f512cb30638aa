'use client';

import type { FieldDescription, FormRecord } from '@croupier/core/forms';
import { adminFormLabels } from '@croupier/core/messages';
import {
  type ReactNode,
  type Ref,
  use,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Button } from '../../parts/Button/Button.js';
import type { RootProps } from '../../parts/root-attributes.js';
import { TypedTextsContext } from '../fields/ComboboxField/typed-texts.js';
import { type FormLabels, FormLabelsContext, type FormWords, useFormLabels } from '../form-labels.js';
import type { SummarizedError } from '../parts/ErrorSummary/ErrorSummary.js';
import { type Tab, Tabs } from '../parts/Tabs/Tabs.js';
import { Form } from './Form.js';
import { focusWhenThere } from './focus-when-there.js';
import { FormContext, fieldIdOf, useFormSummary } from './form-context.js';
import { createFormState, type FormIssue, type FormState, type FormSubmission } from './form-state.js';

/** The props of the form of every entity. */
export interface RecordFormProps<T extends object = Record<string, unknown>>
  extends Omit<RootProps, 'onChange' | 'onSubmit' | 'ref'> {
  /** The stored record; without it the form is for a new one. A newer one keeps what was changed here. */
  value?: object | undefined;
  /** The paths of fields whose changes give way to those of a newer `value`. */
  yielded?: readonly string[] | undefined;
  /** Changes that are put into the form, over what is typed there, whenever this is another object: those of a colleague, for one. */
  revision?: object | undefined;
  /** What a new one begins with, beside the defaults of its fields. */
  defaults?: object | undefined;
  /** Unsaved changes from before, as `onChange` gave them. */
  draft?: object | undefined;
  /** What the core said of the last attempt to save; each stands at its field, and in the summary. */
  issues?: readonly FormIssue[] | undefined;
  /** Called with valid shapes only. */
  onSubmit: (submission: FormSubmission<T>) => void;
  /** Called after every change, for drafts and for a warning before leaving. */
  onChange?: ((submission: FormSubmission<T>) => void) | undefined;
  /** Called by the button that leaves; without it there is none. */
  onCancel?: (() => void) | undefined;
  /** True while the record is being saved. */
  loading?: boolean | undefined;
  /** The word on the button that saves. */
  submitLabel?: string | undefined;
  /** The word on it while the form is being saved. */
  busyLabel?: string | undefined;
  /** Why a field cannot be changed, by its path; said at the field. */
  lockedFields?: Readonly<Record<string, string>> | undefined;
  /** Whether the unsaved changes are kept, and where; 'Unsaved changes' by default. */
  draftStatus?: ReactNode;
  /** Why it cannot be saved yet, such as without a title; undefined where it can. */
  incompleteReason?: ((record: Readonly<Record<string, unknown>>) => string | undefined) | undefined;
  /** Further buttons, such as one for a preview. */
  actions?: ReactNode;
  /** The path of the field that has the focus first. */
  focusedField?: string | undefined;
  /** What stands above the fields: that somebody else has changed the record, for one. */
  notice?: ReactNode;
  /** Words in place of the English ones: of the form, its controls, its fields. What is around the form may have others. */
  labels?: FormLabels | undefined;
  /** Given the form's element. */
  ref?: Ref<HTMLFormElement> | undefined;
}

/** A tab of a form; its label is that of the fields' `tab`. */
interface FormTab {
  label: string;
  content: ReactNode;
}

/** The props of the frame of a form. */
export interface RecordFormFrame extends RecordFormProps {
  label: string;
  fields: readonly FieldDescription[];
  /** Changes what is handed over. */
  complete?: ((submission: FormSubmission) => FormSubmission) | undefined;
  /** The fields, as tabs or all at once. */
  children: FormTab[] | ReactNode;
}

/** The frame of every form over a record: its state, its errors, its tabs and its buttons. */
export function RecordForm({ labels, ...props }: RecordFormFrame) {
  const around = use(FormLabelsContext);
  const words = useMemo(() => ({ ...around, ...labels }), [around, labels]);
  return (
    <FormLabelsContext value={words}>
      <LabelledForm {...props} />
    </FormLabelsContext>
  );
}

function LabelledForm({
  label,
  fields: described,
  complete = (given) => given,
  children,
  onSubmit,
  onChange,
  ...props
}: RecordFormFrame) {
  const { value, draft, issues, loading = false, lockedFields = {} } = props;
  const { fields: fieldWords, combobox } = use(FormLabelsContext);
  const labels = useFormLabels('form', adminFormLabels.form);
  const sections = useFormLabels('sections', NO_WORDS);
  const fields = useMemo(() => withWords(described, fieldWords), [described, fieldWords]);
  const formId = useId();
  const [state] = useState(() =>
    createFormState(
      fields,
      value as FormRecord,
      draft as FormRecord,
      props.defaults as FormRecord,
      combobox?.unknown,
    ),
  );
  const summary = useFormSummary(state);
  const incompleteReason = useIncompleteReason(state, props.incompleteReason);
  const tabs = isTabs(children) ? children : undefined;
  const focused = fields.find(({ path }) => path === props.focusedField);
  const [tab, setTab] = useState(
    (tabs?.find(({ label: title }) => title === focused?.tab) ?? tabs?.[0])?.label,
  );
  const [wanted, setWanted] = useState<SummarizedError | undefined>(
    focused && { message: '', fieldId: fieldIdOf(formId, focused.path) },
  );
  const [isAsked, setAsked] = useState(false);
  useFollowedProps(state, value, props.yielded, issues);
  useRevision(state, props.revision);
  useChangeListener(state, complete, onChange);
  // The field is in the page once its tab is open.
  useEffect(() => (wanted?.fieldId === undefined ? undefined : focusWhenThere(wanted.fieldId)), [wanted]);

  const fieldOf = (path: string | undefined) => fields.find((field) => field.path === path);
  const errors = summary.issues.map(({ path, message }): FieldError => {
    const field = fieldOf(path);
    return { message, field, fieldId: field && fieldIdOf(formId, field.path) };
  });
  const goTo = (error: FieldError) => {
    if (tabs?.some((one) => one.label === error.field?.tab)) setTab(error.field?.tab);
    setWanted({ ...error });
  };
  const context = useMemo(
    () => ({ state, formId, loading, lockedFields }),
    [state, formId, loading, lockedFields],
  );

  function submit() {
    const isSound = state.checkAll();
    setAsked(!isSound);
    if (isSound) return onSubmit(complete(state.submission()));
    const [first] = state.summary().issues;
    const field = fieldOf(first?.path);
    if (field !== undefined) goTo({ message: '', field, fieldId: fieldIdOf(formId, field.path) });
    return undefined;
  }

  return (
    <FormContext value={context}>
      <TypedTextsContext value={state}>
        <Form
          {...props}
          label={sections[label] ?? label}
          errors={isAsked || (issues ?? []).length > 0 ? errors : []}
          onSelectError={goTo}
          onSubmit={submit}
          loading={loading}
          actions={
            <>
              {summary.isDirty && (value !== undefined || draft !== undefined) ? (
                <Button variant="quiet" disabled={loading} onClick={state.discard}>
                  {labels.discard}
                </Button>
              ) : null}
              {props.actions}
            </>
          }
          status={summary.isDirty ? (props.draftStatus ?? labels.unsaved) : undefined}
          disabledReason={incompleteReason}
        >
          {tabs === undefined ? (
            (children as ReactNode)
          ) : (
            <Tabs
              label={labels.tabs}
              value={tab}
              onChange={setTab}
              tabs={tabs.map((one) => withFaults(one, errors, sections))}
            />
          )}
        </Form>
      </TypedTextsContext>
    </FormContext>
  );
}

const NO_WORDS = {};

/** The fields with words of another language. */
function withWords(
  fields: readonly FieldDescription[],
  words: FormLabels['fields'],
): readonly FieldDescription[] {
  if (words === undefined) return fields;
  return fields.map((field) => {
    const { messages, ...own } = words[field.path] ?? {};
    return { ...field, ...own, messages: { ...field.messages, ...messages } };
  });
}

function isTabs(children: FormTab[] | ReactNode): children is FormTab[] {
  return (
    Array.isArray(children) &&
    children.every((one) => typeof one === 'object' && one !== null && 'content' in one)
  );
}

interface FieldError extends SummarizedError {
  field?: FieldDescription | undefined;
}

function withFaults(
  { label, content }: FormTab,
  errors: readonly FieldError[],
  sections: FormWords['sections'],
): Tab {
  const faults = errors.filter(({ field }) => field?.tab === label).length;
  return { id: label, label: sections[label] ?? label, content, ...(faults === 0 ? {} : { faults }) };
}

function useIncompleteReason(
  state: FormState,
  judge: RecordFormProps['incompleteReason'],
): string | undefined {
  const read = () => judge?.(state.submission().record);
  return useSyncExternalStore(state.subscribeToSummary, read, read);
}

/** Takes a newer record and newer issues into the state. */
function useFollowedProps(
  state: FormState,
  value: object | undefined,
  yielded: readonly string[] | undefined,
  issues: readonly FormIssue[] | undefined,
) {
  const seen = useRef(value);
  useEffect(() => {
    if (seen.current === value) return;
    seen.current = value;
    state.rebase(value as FormRecord | undefined, yielded);
  }, [state, value, yielded]);
  // By their content: an app may make the list anew with every render.
  const reported = JSON.stringify(issues ?? []);
  const isReported = useRef(false);
  useEffect(() => {
    const list = JSON.parse(reported) as FormIssue[];
    if (list.length > 0 || isReported.current) state.report(list);
    isReported.current = list.length > 0;
  }, [state, reported]);
}

/** Puts changes from outside into the state, once each. */
function useRevision(state: FormState, revision: object | undefined) {
  const taken = useRef<object>(undefined);
  useEffect(() => {
    if (revision === undefined || taken.current === revision) return;
    taken.current = revision;
    state.revise(revision as FormRecord);
  }, [state, revision]);
}

function useChangeListener(
  state: FormState,
  complete: (submission: FormSubmission) => FormSubmission,
  onChange: ((submission: FormSubmission) => void) | undefined,
) {
  const latest = useRef({ complete, onChange });
  useEffect(() => {
    latest.current = { complete, onChange };
  });
  useEffect(
    () =>
      state.subscribeToSummary(() => latest.current.onChange?.(latest.current.complete(state.submission()))),
    [state],
  );
}
