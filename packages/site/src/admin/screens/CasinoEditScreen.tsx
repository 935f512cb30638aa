import { adminPath, type OperationResult } from '@croupier/core';
import { adminLabels } from '@croupier/core/messages';
import { ButtonLink, CasinoForm } from '@croupier/ui/admin';
import { navigate } from '../../navigation.js';
import { Loaded } from '../Loaded.js';
import type { ScreenProps } from '../screens.js';
import { useCasinoFormParts } from '../use-casino-form-parts.js';
import { useQuestion } from '../use-operations.js';
import { useRecordEditor } from '../use-record-editor.js';
import { CasinoNotFound } from './CasinoNotFound.js';
import list from './list.module.css';

/** The form for a casino that there is. */
export function CasinoEditScreen({ id }: ScreenProps) {
  return (
    <Loaded query={useQuestion('casinos.show', { record: id })} notFound={<CasinoNotFound />}>
      {(stored) => <EditCasino {...stored} />}
    </Loaded>
  );
}

function EditCasino(stored: OperationResult<'casinos.show'>) {
  const { id, name } = stored.record;
  const leave = () => navigate(adminPath('casinos'));
  const editor = useRecordEditor({ collection: 'casinos', stored, onSaved: leave, onCancel: leave });
  return (
    <div className={list.root}>
      <div className={list.head}>
        <h1>
          {adminLabels.screens['casino-edit']}: {name}
        </h1>
        <ButtonLink variant="plain" href={adminPath('casino-view', id)}>
          {adminLabels.rows.actions.view}
        </ButtonLink>
      </div>
      <CasinoForm {...useCasinoFormParts(id)} {...editor} />
    </div>
  );
}
