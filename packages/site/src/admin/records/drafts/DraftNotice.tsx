import { withChanges } from '@croupier/core';
import { adminDraftLabels } from '@croupier/core/messages';
import { Button, Dialog, Notice, RecordDiff } from '@croupier/ui/admin';
import { useState } from 'react';
import { relativeTime } from '../../relative-time.js';
import list from '../../screens/list.module.css';
import { comparedFields } from '../compared-fields.js';
import { momentText } from './moment-text.js';
import type { SharedDraft } from './shared-draft.js';

const { notice: labels, compare } = adminDraftLabels;

/** The props of the notice over a form that goes on with a draft. */
interface DraftNoticeProps {
  place: string;
  shared: SharedDraft;
  /** What visitors see. */
  live: object;
  /** What the form changes of it. */
  changes: () => object;
  /** The paths that somebody else changed too. */
  contested: readonly string[];
  onDiscard: () => void;
}

/** Says that the form shows what visitors do not see yet, whose it is, and what is different. */
export function DraftNotice({ place, shared, live, changes, contested, onDiscard }: DraftNoticeProps) {
  const [compared, setCompared] = useState<object>();
  const fields = comparedFields(place, live);
  const titles = contested.map((path) => fields.find((field) => field.path === path)?.title ?? path);
  const { publishAt, hideAt } = shared;
  return (
    <>
      <Notice title={labels.title}>
        {labels.by(shared.by.name, relativeTime(new Date(shared.savedAt)))}
        {publishAt === undefined ? null : ` ${labels.publishAt(momentText(publishAt))}`}
        {hideAt === undefined ? null : ` ${labels.hideAt(momentText(hideAt))}`}
        {titles.length === 0 ? null : ` ${labels.contested(titles.join(', '))}`}
        <div className={list.marks}>
          <Button variant="plain" onClick={() => setCompared(withChanges(live, changes()))}>
            {labels.compare}
          </Button>
          <Button variant="plain" onClick={onDiscard}>
            {labels.discard}
          </Button>
        </div>
      </Notice>
      <Dialog
        size="large"
        title={compare.title}
        isOpen={compared !== undefined}
        onOpenChange={() => setCompared(undefined)}
      >
        <RecordDiff
          fields={comparedFields(place, live, compared ?? {})}
          before={live}
          after={compared ?? live}
          beforeLabel={compare.live}
          afterLabel={compare.draft}
        />
      </Dialog>
    </>
  );
}
