'use client';

import { richTextLabels } from '@croupier/core/messages';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../parts/Button/Button.js';
import { CheckboxField } from '../../../parts/CheckboxField/CheckboxField.js';
import { TextField } from '../../../parts/TextField/TextField.js';
import { Dialog } from '../../parts/Dialog/Dialog.js';
import { ImageField } from '../ImageField/ImageField.js';
import type { ImageUpload } from '../ImageField/use-image-files.js';
import styles from './EditorDialog.module.css';
import type { HtmlAttributes } from './html-attributes.js';

/** The props of the dialog of a picture. */
export interface ImageDialogProps {
  /** The picture as it is; empty for a new one. */
  attributes: HtmlAttributes;
  onUpload: ImageUpload | undefined;
  onApply: (attributes: HtmlAttributes) => void;
  onClose: () => void;
}

const labels = richTextLabels.imageDialog;
const LARGEST = { width: 1600, height: 1600 };

/** Asks for a picture and for what it shows. */
export function ImageDialog({ attributes, onUpload, onApply, onClose }: ImageDialogProps) {
  const formId = useId();
  const [src, setSrc] = useState(attributes.src ?? '');
  const [alt, setAlt] = useState(attributes.alt ?? '');
  const [isDecorative, setDecorative] = useState(attributes.alt === '');
  const [isTried, setTried] = useState(false);
  const isAltMissing = alt.trim() === '' && !isDecorative;

  function apply(event: FormEvent) {
    event.preventDefault();
    // The form around the editor hears of events in here too.
    event.stopPropagation();
    setTried(true);
    if (src === '' || isAltMissing) return;
    const { width, height, ...others } = attributes;
    const size = src === attributes.src ? { ...(width && { width }), ...(height && { height }) } : {};
    onApply({ ...others, ...size, src, alt: isDecorative ? '' : alt.trim() });
  }

  return (
    <Dialog
      title={labels.title}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      actions={
        <Button type="submit" form={formId}>
          {attributes.src === undefined ? labels.apply : labels.change}
        </Button>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={apply}>
        <ImageField
          label={labels.picture}
          size={LARGEST}
          required
          error={isTried && src === '' ? labels.required : undefined}
          value={src}
          onUpload={onUpload}
          onChange={(event) => setSrc(event.target.value)}
        />
        <TextField
          label={labels.alt}
          hint={labels.altHint}
          error={isTried && isAltMissing ? labels.altRequired : undefined}
          required={!isDecorative}
          disabled={isDecorative}
          value={alt}
          onChange={(event) => setAlt(event.currentTarget.value)}
        />
        <CheckboxField
          label={labels.decorative}
          checked={isDecorative}
          onChange={(event) => setDecorative(event.currentTarget.checked)}
        />
      </form>
    </Dialog>
  );
}
