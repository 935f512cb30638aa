'use client';

import { useRef } from 'react';
import type { ClassNameProps } from '../../../parts/class-names.js';
import { Field, type FieldTextProps, labelId } from '../../../parts/Field/Field.js';
import type { ImageUpload } from '../../image-upload.js';
import { LazyPart, lazyPart } from '../../parts/LazyPart/LazyPart.js';
import type { FieldContract } from '../field-contract.js';
import { fieldFrame } from '../field-frame.js';
import { SubmittedValue } from '../SubmittedValue.js';
import { useFieldValue } from '../use-field-value.js';
import { useEditorLabels } from './editor-labels.js';
import type { FindAlt, FindOffer, FindRecords } from './editor-props.js';
import styles from './RichTextField.module.css';

/** The props of a field for rich text; its value is HTML as the core stores it. */
export interface RichTextFieldProps extends FieldTextProps, ClassNameProps, FieldContract<string> {
  /** Stores a picture and returns its address; without it, a picture is kept in the text. */
  onUpload?: ImageUpload | undefined;
  /** Says whose offer a web address leads to: a link there is marked as sponsored. Undefined where it is nobody's. */
  findOffer?: FindOffer | undefined;
  /** Says what the picture at an address shows: its alternative text is then proposed. */
  findAlt?: FindAlt | undefined;
  /** Finds casinos, bonuses, toplists and pages, which the text can then show and link to. */
  findRecords?: FindRecords | undefined;
  /** The label as a plain text, where `label` is not one. */
  plainLabel?: string | undefined;
}

// The editor is larger than all other fields together, and few forms have a text.
const RichTextEditor = lazyPart(async () => (await import('./RichTextEditor.js')).RichTextEditor);

/**
 * Text with headings, lists, links and pictures. What it gives is what the core's sanitizer lets through, and it shows
 * the same. What is pasted from Word or Google Docs comes clean; the HTML can be edited too.
 */
export function RichTextField({
  onUpload,
  findOffer,
  findAlt,
  findRecords,
  plainLabel,
  ...props
}: RichTextFieldProps) {
  const { label, name, required, disabled } = props;
  const { loading } = useEditorLabels();
  const editor = useRef<HTMLElement>(null);
  const { value, change, blurProps, attributes } = useFieldValue<string>(props, '', editor);
  return (
    <Field {...fieldFrame(props)}>
      {(control) => (
        <div {...attributes} className={styles.root} {...blurProps}>
          <LazyPart
            fallback={
              <p className={styles.loading} role="status">
                {loading}
              </p>
            }
          >
            <RichTextEditor
              id={control.id}
              label={plainLabel ?? (typeof label === 'string' ? label : '')}
              labelledBy={labelId(control.id)}
              describedBy={control['aria-describedby']}
              isInvalid={control['aria-invalid'] === true}
              isRequired={required === true}
              disabled={disabled === true}
              value={value}
              onChange={change}
              onUpload={onUpload}
              findOffer={findOffer}
              findAlt={findAlt}
              findRecords={findRecords}
              control={editor}
            />
          </LazyPart>
          <SubmittedValue name={name} value={value} disabled={disabled} />
        </div>
      )}
    </Field>
  );
}
