'use client';

import type { GameInput } from '@croupier/core';
import { gamesCollection, numbersIn } from '@croupier/core/forms';
import { adminFormLabels } from '@croupier/core/messages';
import { ImageField, type ImageFieldProps } from '../../fields/ImageField/ImageField.js';
import { NumberField } from '../../fields/NumberField/NumberField.js';
import { useFormLabels } from '../../form-labels.js';
import { EntityForm } from '../EntityForm.js';
import { FormField } from '../FormField.js';
import { formOf } from '../form-of.js';
import type { FormSubmission } from '../form-state.js';
import type { RecordFormProps } from '../RecordForm.js';

/** The props of the form for a game. */
export interface GameFormProps extends RecordFormProps<GameInput> {
  /** Stores a picture and returns its address. */
  onUpload?: ImageFieldProps['onUpload'];
  /** Names of providers that are suggested. */
  providers?: readonly string[] | undefined;
}

const IMAGE_SIZE = { width: 640, height: 480 };

/** A game: what it is, how it pays, and how it is shown. */
export function GameForm({ onUpload, providers: _, ...props }: GameFormProps) {
  const slots = {
    rating: <GameRating />,
    image: (
      <FormField path="image">
        {(control) => <ImageField {...control} size={IMAGE_SIZE} onUpload={onUpload} />}
      </FormField>
    ),
  };
  return <EntityForm {...props} {...formOf(gamesCollection, slots)} complete={withRating} />;
}

/** The rating: what is no number becomes 0. */
function GameRating() {
  const labels = useFormLabels('score', adminFormLabels.score);
  return (
    <FormField path="rating">
      {({ onBlur, ...control }) => (
        <NumberField
          {...control}
          min={0}
          max={10}
          step={0.1}
          after={labels.of(10)}
          allowsOutOfRange
          onBlur={({ target: { name, value } }) => {
            if (typeof value === 'string' && numbersIn(value).length === 0)
              control.onChange({ type: 'change', target: { name, value: 0 } });
            onBlur();
          }}
        />
      )}
    </FormField>
  );
}

/** A rating that was emptied is 0, and not the 8 that a new game begins with. */
function withRating({ record, changes, ...rest }: FormSubmission): FormSubmission {
  return {
    record: { ...record, rating: record.rating ?? 0 },
    changes: changes.rating === null ? { ...changes, rating: 0 } : changes,
    ...rest,
  };
}
