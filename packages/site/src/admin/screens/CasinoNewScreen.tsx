import { adminPath } from '@croupier/core';
import { adminLabels } from '@croupier/core/messages';
import { CasinoForm } from '@croupier/ui/admin';
import { navigate } from '../../navigation.js';
import { useCasinoFormParts } from '../use-casino-form-parts.js';
import { useChange } from '../use-operations.js';
import { useRecordForm } from '../use-record-form.js';
import list from './list.module.css';

/** The form for a new casino. */
export function CasinoNewScreen() {
  const change = useChange();
  const form = useRecordForm('casinos new');
  const parts = useCasinoFormParts();
  return (
    <div className={list.root}>
      <h1>{adminLabels.screens['casino-new']}</h1>
      <CasinoForm
        {...parts}
        draft={form.draft}
        issues={form.issues}
        isBusy={form.isBusy}
        onChange={form.keepDraft}
        onCancel={() => {
          form.discardDraft();
          navigate(adminPath('casinos'));
        }}
        onSubmit={({ record }) =>
          void form.save(async () => {
            await change('casinos.add', { record }, { message: adminLabels.changes.added(record.name) });
            navigate(adminPath('casinos'));
          })
        }
      />
    </div>
  );
}
