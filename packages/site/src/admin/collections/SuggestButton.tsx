import { adminOfferLabels } from '@croupier/core/messages';
import { lazyPart, ReasonedButton } from '@croupier/ui/admin';
import { useState } from 'react';
import { useRefusal } from '../backend/use-refusal.js';
import { WhenOpened } from '../WhenOpened.js';

const SuggestedFigures = lazyPart(async () => (await import('./SuggestedFigures.js')).SuggestedFigures);

/** Opens the figures that the texts of bonuses say. */
export function SuggestButton() {
  const [isOpen, setOpen] = useState(false);
  const mayNotImport = useRefusal()('import and delete content');
  return (
    <>
      <ReasonedButton variant="plain" disabledReason={mayNotImport} onClick={() => setOpen(true)}>
        {adminOfferLabels.suggest.title}
      </ReasonedButton>
      <WhenOpened isOpen={isOpen} onClose={() => setOpen(false)}>
        <SuggestedFigures isOpen={isOpen} onClose={() => setOpen(false)} />
      </WhenOpened>
    </>
  );
}
