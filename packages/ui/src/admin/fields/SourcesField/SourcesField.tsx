'use client';

import { adminFormLabels } from '@croupier/core/messages';
import { useFormLabels } from '../../form-labels.js';
import { type Pair, PairsField, type PairsFieldProps } from '../PairsField/PairsField.js';

/** The props of a list of sources: each text is a title, a space and a web address. */
export interface SourcesFieldProps extends PairsFieldProps {}

/** The sources of a text, a row of title and web address each; the last row is empty, for another one. */
export function SourcesField(props: SourcesFieldProps) {
  const labels = useFormLabels('sources', adminFormLabels.sources);
  return (
    <PairsField
      {...props}
      split={titleAndAddress}
      inputsOf={(row) => [
        {
          'aria-label': labels.titleOf(row),
          placeholder: labels.title,
          dir: 'auto',
          autoComplete: 'off',
        },
        {
          type: 'url',
          'aria-label': labels.addressOf(row),
          placeholder: labels.address,
          dir: 'ltr',
          autoComplete: 'off',
        },
      ]}
    />
  );
}

function titleAndAddress(text: string): Pair {
  const at = text.lastIndexOf(' ');
  return [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
}
