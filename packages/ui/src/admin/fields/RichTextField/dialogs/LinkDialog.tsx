'use client';

import { useState } from 'react';
import { Button } from '../../../../parts/Button/Button.js';
import { CheckboxField } from '../../../../parts/CheckboxField/CheckboxField.js';
import { TextField } from '../../../../parts/TextField/TextField.js';
import { useLookup } from '../../use-lookup.js';
import type { HtmlAttributes } from '../document/html-attributes.js';
import { useEditorLabels } from '../editor-labels.js';
import type { FindOffer } from '../editor-props.js';
import { EditorDialog } from './EditorDialog.js';

/** The props of the dialog of a link. */
interface LinkDialogProps {
  /** The link as it is; empty for a new one. */
  attributes: HtmlAttributes;
  /** Whether a text is needed, since none is selected. */
  needsText: boolean;
  findOffer: FindOffer | undefined;
  /** Called without attributes where the link is to go. */
  onApply: (attributes: HtmlAttributes | undefined, text: string) => void;
  onClose: () => void;
}

const LOOKUP_DELAY_MS = 300;
const SPONSORED = ['sponsored', 'nofollow', 'noopener'];

/** Asks where a link leads. One to an operator is marked as sponsored, as it is on the pages. */
export function LinkDialog({ attributes, needsText, findOffer, onApply, onClose }: LinkDialogProps) {
  const { linkDialog: labels } = useEditorLabels();
  const rel = (attributes.rel ?? '').split(' ').filter(Boolean);
  const [address, setAddress] = useState(attributes.href ?? '');
  const [text, setText] = useState('');
  const [isNewTab, setNewTab] = useState(attributes.target === '_blank');
  const [isSponsored, setSponsored] = useState(rel.includes('sponsored'));
  const [error, setError] = useState('');
  const href = addressOf(address);
  const webAddress = href !== undefined && /^https?:/.test(href) ? href : undefined;
  const offer = useLookup(webAddress, findOffer, LOOKUP_DELAY_MS);

  function apply() {
    if (href === undefined) return setError(address.trim() === '' ? labels.required : labels.invalid);
    const { href: _, rel: __, target: ___, ...unchanged } = attributes;
    // An address in place of a record's is no link to that record.
    const others =
      href === attributes.href
        ? unchanged
        : Object.fromEntries(Object.entries(unchanged).filter(([name]) => !name.startsWith('data-')));
    const kept = rel.filter((word) => !SPONSORED.includes(word));
    const words = isSponsored || offer !== undefined ? [...SPONSORED, ...kept] : kept;
    return onApply(
      {
        ...others,
        href,
        ...(isNewTab ? { target: '_blank' } : {}),
        ...(words.length === 0 ? {} : { rel: words.join(' ') }),
      },
      text.trim() || (needsText ? href : ''),
    );
  }

  return (
    <EditorDialog
      title={labels.title}
      submitLabel={labels.apply}
      actions={
        attributes.href === undefined ? null : (
          <Button variant="plain" onClick={() => onApply(undefined, '')}>
            {labels.remove}
          </Button>
        )
      }
      onSubmit={apply}
      onClose={onClose}
    >
      <TextField
        label={labels.address}
        hint={labels.addressHint}
        error={error}
        type="url"
        dir="ltr"
        required
        value={address}
        onChange={(event) => {
          setAddress(event.currentTarget.value);
          setError('');
        }}
      />
      {needsText ? (
        <TextField
          label={labels.text}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      ) : null}
      <CheckboxField
        label={labels.newTab}
        checked={isNewTab}
        onChange={(event) => setNewTab(event.currentTarget.checked)}
      />
      <CheckboxField
        label={labels.sponsored}
        hint={offer === undefined ? labels.sponsoredHint : labels.offer(offer)}
        checked={isSponsored || offer !== undefined}
        disabled={offer !== undefined}
        onChange={(event) => setSponsored(event.currentTarget.checked)}
      />
    </EditorDialog>
  );
}

/** An address as it is stored; undefined where it is none. */
function addressOf(typed: string): string | undefined {
  const text = typed.trim();
  if (/^(?:\/(?!\/)|#|mailto:)/i.test(text)) return text;
  const whole = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(whole) ? new URL(whole) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && url.hostname.includes('.')
    ? whole
    : undefined;
}
