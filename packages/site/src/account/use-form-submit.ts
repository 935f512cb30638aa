import { type FormEvent, useState } from 'react';

/** The state of a form while it is submitted. */
interface FormSubmit {
  /** Why the last attempt failed. */
  error: string | undefined;
  loading: boolean;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
}

/** Submits a form's data without leaving the page, once at a time; `errorText` words what `send` throws. */
export function useFormSubmit(
  send: (data: FormData) => Promise<void>,
  errorText: (error: unknown) => string,
): FormSubmit {
  const [error, setError] = useState<string>();
  const [loading, setBusy] = useState(false);

  const submit = async (data: FormData) => {
    setError(undefined);
    setBusy(true);
    try {
      await send(data);
    } catch (failed) {
      setError(errorText(failed));
    }
    setBusy(false);
  };

  return {
    error,
    loading,
    onSubmit: (event) => {
      event.preventDefault();
      if (!loading) void submit(new FormData(event.currentTarget));
    },
  };
}
