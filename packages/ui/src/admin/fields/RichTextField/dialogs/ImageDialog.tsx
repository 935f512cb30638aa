'use client';

import { useEffect, useRef, useState } from 'react';
import { CheckboxField } from '../../../../parts/CheckboxField/CheckboxField.js';
import { TextField } from '../../../../parts/TextField/TextField.js';
import type { ImageUpload } from '../../../image-upload.js';
import { ImageField } from '../../ImageField/ImageField.js';
import { useLookup } from '../../use-lookup.js';
import type { HtmlAttributes } from '../document/html-attributes.js';
import { useEditorLabels } from '../editor-labels.js';
import { type FindAlt, LARGEST_IMAGE } from '../editor-props.js';
import { EditorDialog } from './EditorDialog.js';

/** The props of the dialog of a picture. */
interface ImageDialogProps {
  /** The picture as it is; empty for a new one. */
  attributes: HtmlAttributes;
  onUpload: ImageUpload | undefined;
  findAlt: FindAlt | undefined;
  /** `caption`: the words below a new picture; empty for none. */
  onApply: (attributes: HtmlAttributes, caption: string) => void;
  onClose: () => void;
}

/** How long typing of an address pauses before it is looked up, in milliseconds. */
const LOOKUP_DELAY_MS = 200;

/** Asks for a picture and for what it shows. */
export function ImageDialog({ attributes, onUpload, findAlt, onApply, onClose }: ImageDialogProps) {
  const { imageDialog: labels } = useEditorLabels();
  const [src, setSrc] = useState(attributes.src ?? '');
  const [alt, setAlt] = useState(attributes.alt ?? '');
  const [isDecorative, setDecorative] = useState(attributes.alt === '');
  const [caption, setCaption] = useState('');
  const [isTried, setTried] = useState(false);
  const isDescribed = src === attributes.src && attributes.alt !== undefined;
  const proposed = useLookup(isDescribed ? undefined : src, findAlt, LOOKUP_DELAY_MS);
  const lastProposed = useRef('');
  useEffect(() => {
    if (proposed === undefined) return;
    const before = lastProposed.current;
    lastProposed.current = proposed;
    // What somebody wrote stays.
    setAlt((written) => (written === '' || written === before ? proposed : written));
  }, [proposed]);
  const isAltMissing = alt.trim() === '' && !isDecorative;

  function apply() {
    setTried(true);
    if (src === '' || isAltMissing) return;
    const { width, height, ...others } = attributes;
    const size = src === attributes.src ? { ...(width && { width }), ...(height && { height }) } : {};
    onApply({ ...others, ...size, src, alt: isDecorative ? '' : alt.trim() }, caption.trim());
  }

  return (
    <EditorDialog
      title={labels.title}
      submitLabel={attributes.src === undefined ? labels.apply : labels.change}
      onSubmit={apply}
      onClose={onClose}
    >
      <ImageField
        label={labels.picture}
        size={LARGEST_IMAGE}
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
      {attributes.src === undefined ? (
        <TextField
          label={labels.caption}
          value={caption}
          onChange={(event) => setCaption(event.currentTarget.value)}
        />
      ) : null}
    </EditorDialog>
  );
}
