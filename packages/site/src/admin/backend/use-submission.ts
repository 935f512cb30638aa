import { useState } from 'react';
import { problemSentences } from './use-operations.js';

/** A form that is sent: whether it is on its way, and why it was refused. */
interface Submission {
  loading: boolean;
  errors: { message: string }[];
  /** Does what sends it; what that throws becomes an error of the form. */
  submit: (work: () => Promise<unknown>) => Promise<void>;
}

/** The state of a form while it is sent. */
export function useSubmission(): Submission {
  const [error, setError] = useState<string>();
  const [loading, setBusy] = useState(false);
  return {
    loading,
    errors: error === undefined ? [] : [{ message: error }],
    async submit(work) {
      setBusy(true);
      setError(undefined);
      try {
        await work();
      } catch (refused) {
        setError(problemSentences(refused));
      }
      setBusy(false);
    },
  };
}
