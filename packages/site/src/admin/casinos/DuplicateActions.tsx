import { adminMergeLabels as labels } from '@croupier/core/messages';
import { Button, lazyPart, ReasonedButton } from '@croupier/ui/admin';
import { useState } from 'react';
import { toastFailure, useChange } from '../backend/use-operations.js';
import { useRefusal } from '../backend/use-refusal.js';
import { WhenOpened } from '../WhenOpened.js';

const MergeDialog = lazyPart(async () => (await import('./MergeDialog.js')).MergeDialog);

/** Two casinos that may be one, as the doctor found them. */
export interface FoundPair {
  id: string;
  name: string;
  otherId: string;
  other: string;
}

/** What is done about two casinos that may be one: they are merged, or said to be two. */
export function DuplicateActions({ id, name, otherId, other }: FoundPair) {
  const change = useChange();
  const refusal = useRefusal();
  const [isMerging, setMerging] = useState(false);
  const pair = [otherId, id];
  const message = labels.areDistinct(other, name);
  return (
    <>
      <ReasonedButton
        variant="plain"
        size="small"
        disabledReason={refusal('import and delete content')}
        onClick={() => setMerging(true)}
      >
        {labels.action}
        <span className="cr-visually-hidden"> {`${other}, ${name}`}</span>
      </ReasonedButton>{' '}
      <Button
        variant="plain"
        size="small"
        onClick={() => toastFailure(change('casinos.distinct', { records: pair }, { message }))}
      >
        {labels.distinct}
        <span className="cr-visually-hidden"> {`${other}, ${name}`}</span>
      </Button>
      <WhenOpened isOpen={isMerging} onClose={() => setMerging(false)}>
        <MergeDialog casinos={isMerging ? pair : undefined} onClose={() => setMerging(false)} />
      </WhenOpened>
    </>
  );
}
