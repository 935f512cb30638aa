import { adminLabels } from '@croupier/core/messages';
import { TextField } from '@croupier/ui/admin';
import { type FormEvent, useState } from 'react';
import { problemSentences } from '../backend/use-operations.js';
import styles from './ListCondition.module.css';
import type { ListState } from './use-list-state.js';

/** A field for a condition on the fields of what is listed; it applies at Enter, and when the field is left. */
export function ListCondition({ list, error }: { list: ListState; error: unknown }) {
  const applied = list.filter('where');
  // What was typed, and the condition that it began with: another one from elsewhere replaces it.
  const [typed, setTyped] = useState({ text: applied, over: applied });
  const text = typed.over === applied ? typed.text : applied;
  const apply = () => {
    if (text.trim() !== applied) list.change({ where: text.trim() });
  };
  return (
    <form
      className={styles.condition}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        apply();
      }}
    >
      <TextField
        label={adminLabels.list.condition}
        hidesLabel
        placeholder={adminLabels.list.conditionExample}
        error={applied === '' || text !== applied || error === null ? undefined : problemSentences(error)}
        value={text}
        onChange={({ currentTarget: { value } }) => setTyped({ text: value, over: applied })}
        onBlur={apply}
      />
    </form>
  );
}
