import { adminPath, type OperationResult, type WarningParams } from '@croupier/core';
import { adminMergeLabels } from '@croupier/core/messages';
import { type FormSubmission, Notice, type RecordFormProps } from '@croupier/ui/admin';
import { useEffect, useRef, useState } from 'react';
import { useAdmin } from '../backend/backend.js';

const { duplicate: labels } = adminMergeLabels;

/** How long the name stays as it is before the store is asked, in milliseconds. */
const TYPING_MS = 600;

type Pair = WarningParams<'casino.duplicates'>['pairs'][number];

/** The props of the form of a new casino, with a notice where it may be one that is there, which it links to. */
export function useDuplicateNotice(editor: RecordFormProps): RecordFormProps {
  const { perform } = useAdmin();
  const [pairs, setPairs] = useState<readonly Pair[]>([]);
  const asked = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = async (name: string, visitUrl: string | undefined) => {
    // A slug of its own, since a number in the slug would tell of the same name in its place.
    const record = { name, visitUrl: visitUrl || undefined, description: name, slug: crypto.randomUUID() };
    const outcome = await perform('casinos.add', { record }, { dryRun: true }).catch(() => undefined);
    if (asked.current === keyOf(name, visitUrl)) setPairs(duplicatesIn(outcome?.result));
  };
  return {
    ...editor,
    notice: (
      <>
        {editor.notice}
        {pairs.length === 0 ? null : <DuplicateNotice pairs={pairs} />}
      </>
    ),
    onChange(submission: FormSubmission) {
      const { name = '', visitUrl } = submission.record as { name?: string; visitUrl?: string };
      const key = keyOf(name, visitUrl);
      if (key !== asked.current) {
        asked.current = key;
        clearTimeout(timer.current);
        if (name.trim() === '') setPairs([]);
        else timer.current = setTimeout(() => void ask(name.trim(), visitUrl), TYPING_MS);
      }
      editor.onChange?.(submission);
    },
  };
}

function DuplicateNotice({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <Notice tone="fair" title={labels.title}>
      <ul>
        {pairs.map(({ otherId, other, why }) => (
          <li key={otherId}>
            <a href={adminPath('casino-view', otherId)}>{labels[why](other)}</a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function duplicatesIn(result: OperationResult<'casinos.add'> | undefined): readonly Pair[] {
  const found = result?.warnings?.find(({ reason }) => reason === 'casino.duplicates');
  return (found?.params as WarningParams<'casino.duplicates'> | undefined)?.pairs ?? [];
}

function keyOf(name: string, visitUrl = ''): string {
  return `${name.trim()}\n${visitUrl.trim()}`;
}
