import { adminViewLabels as labels } from '@croupier/core/messages';
import { Form, TextField } from '@croupier/ui/admin';
import { useState } from 'react';
import { useSubmission } from '../backend/use-submission.js';

/** The props of the form. */
interface SaveViewFormProps {
  save: (name: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the name of a view. */
export function SaveViewForm({ save, onClose }: SaveViewFormProps) {
  const [name, setName] = useState('');
  const { loading, errors, submit } = useSubmission();
  return (
    <Form
      label={labels.saveTitle}
      submitLabel={labels.submit}
      busyLabel={labels.saving}
      loading={loading}
      errors={errors}
      onSubmit={() =>
        void submit(async () => {
          await save(name.trim());
          onClose();
        })
      }
      onCancel={onClose}
    >
      <TextField
        label={labels.name}
        hint={labels.nameHint}
        required
        maxLength={60}
        autoComplete="off"
        value={name}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
    </Form>
  );
}
