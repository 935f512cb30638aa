import { ReasonedButton, TextField } from '@croupier/ui/admin';
import type { ReactNode } from 'react';
import list from './screens/list.module.css';

/** The props of a field that stands in a row of a table. */
interface FieldWithButtonProps {
  /** What the field is called, for screen readers. */
  label: string;
  /** The word on the button. */
  submitLabel: string;
  /** The name of the row, which screen readers say after the word on a button. */
  rowName: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** Why an empty field cannot be sent. */
  emptyReason: string;
  loading: boolean;
  onSubmit: () => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** A field in a row of a table, with the button that sends what is in it. */
export function FieldWithButton({
  label,
  submitLabel,
  rowName,
  value,
  onChange,
  error,
  emptyReason,
  loading,
  onSubmit,
  children,
}: FieldWithButtonProps) {
  return (
    <form
      className={list.ask}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextField
        label={label}
        hidesLabel
        dir="ltr"
        error={error}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <ReasonedButton
        type="submit"
        variant="plain"
        loading={loading}
        disabledReason={value.trim() === '' ? emptyReason : undefined}
      >
        {submitLabel}
        <RowName>{rowName}</RowName>
      </ReasonedButton>
      {children}
    </form>
  );
}

/** The name of a row after the word on its button, for screen readers. */
export function RowName({ children }: { children: string }) {
  return <span className="cr-visually-hidden"> {children}</span>;
}
