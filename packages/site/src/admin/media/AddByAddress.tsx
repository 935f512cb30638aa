import { adminMediaLabels as labels } from '@croupier/core/messages';
import { Button, TextField } from '@croupier/ui/admin';
import { useState } from 'react';
import { useChange } from '../backend/use-operations.js';
import { useSubmission } from '../backend/use-submission.js';
import styles from './AddByAddress.module.css';

/** Takes a picture of another site into the library. */
export function AddByAddress() {
  const change = useChange();
  const [address, setAddress] = useState('');
  const { loading, errors, submit } = useSubmission();
  const add = async () => {
    if (address.trim() === '') return;
    await change('media.fetch', { addresses: [address.trim()] }, { message: labels.added(1) });
    setAddress('');
  };
  return (
    <form
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(add);
      }}
    >
      <TextField
        label={labels.byAddress}
        placeholder="https://"
        inputMode="url"
        autoComplete="off"
        error={errors[0]?.message}
        value={address}
        onChange={({ currentTarget }) => setAddress(currentTarget.value)}
      />
      <Button type="submit" variant="plain" loading={loading}>
        {labels.fetchIt}
      </Button>
    </form>
  );
}
