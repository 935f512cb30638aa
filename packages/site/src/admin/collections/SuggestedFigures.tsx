import type { OfferSuggestion } from '@croupier/core';
import { bonusesCollection } from '@croupier/core/forms';
import { adminFormLabels, adminOfferLabels, collectionLabels } from '@croupier/core/messages';
import { Button, Dialog, ReasonedButton, Table, TextField } from '@croupier/ui/admin';
import { useDeferredValue, useState } from 'react';
import { tellFailure, useChange, useQuestion } from '../backend/use-operations.js';
import list from '../screens/list.module.css';

const { suggest: labels } = adminOfferLabels;
const CODE = /^[a-z]{3,5}$/i;

/** The props of the dialog. */
interface SuggestedFiguresProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Figures that the texts of bonuses say, to look through and to save as one change. */
export function SuggestedFigures({ isOpen, onClose }: SuggestedFiguresProps) {
  const change = useChange();
  const [dollar, setDollar] = useState('');
  const [isSaving, setSaving] = useState(false);
  const asked = useDeferredValue(CODE.test(dollar) ? { dollar: dollar.toUpperCase() } : {});
  const answer = useQuestion('bonuses.suggest', asked);
  const suggestions = answer.data?.records ?? [];
  const proposed = suggestions.filter(({ figures }) => Object.keys(figures).length > 0);
  const save = async () => {
    setSaving(true);
    const rows = proposed.map(({ casino, title, figures }) => ({ casino, title, ...figures }));
    const input = { source: JSON.stringify(rows), format: 'json', onConflict: 'update' } as const;
    const message = labels.done(collectionLabels.count(proposed.length, 'bonus', 'bonuses'));
    try {
      await change('bonuses.import', input, { message });
      onClose();
    } catch (error) {
      tellFailure(error);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Dialog
      size="large"
      title={labels.title}
      text={labels.text}
      isOpen={isOpen}
      onOpenChange={onClose}
      actions={
        <>
          <Button variant="plain" onClick={onClose}>
            {adminFormLabels.form.cancel}
          </Button>
          <ReasonedButton
            loading={isSaving}
            disabledReason={proposed.length === 0 ? labels.none : undefined}
            onClick={() => void save()}
          >
            {labels.save(proposed.length)}
          </ReasonedButton>
        </>
      }
    >
      <div className={list.root}>
        <TextField
          label={labels.dollar}
          hint={labels.dollarHint}
          maxLength={5}
          value={dollar}
          onChange={({ target }) => setDollar(target.value)}
        />
        <Table<OfferSuggestion>
          caption={labels.caption}
          loading={answer.isLoading}
          rows={suggestions}
          rowKey={({ id }) => id}
          columns={[
            { title: labels.columns.title, cell: ({ casino, title }) => `${casino}: ${title}` },
            { title: labels.columns.figures, cell: ({ figures }) => figuresText(figures) },
            { title: labels.columns.unread, cell: ({ unread }) => unread.join('; ') },
          ]}
          empty={labels.none}
        />
      </div>
    </Dialog>
  );
}

function figuresText(figures: OfferSuggestion['figures']): string {
  const titleOf = (path: string) => bonusesCollection.fields.find((field) => field.path === path)?.title;
  return Object.entries(figures)
    .map(([path, value]) => `${titleOf(path)}: ${value}`)
    .join(', ');
}
