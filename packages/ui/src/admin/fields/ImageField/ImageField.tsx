'use client';

import { adminFormLabels } from '@croupier/core/messages';
import { Crop, X } from 'lucide-react';
import { use, useRef } from 'react';
import { type ClassNameProps, classNames } from '../../../parts/class-names.js';
import { Field, type FieldTextProps } from '../../../parts/Field/Field.js';
import { PLACEHOLDER_IMAGE } from '../../../parts/ImageWithInitial/ImageWithInitial.js';
import { useFormLabels } from '../../form-labels.js';
import { type ImageCropper, ImageCropperContext } from '../../image-cropper.js';
import { ImageLibraryContext } from '../../image-library.js';
import type { ImageUpload } from '../../image-upload.js';
import type { FieldContract } from '../field-contract.js';
import { fieldFrame } from '../field-frame.js';
import { useFieldValue } from '../use-field-value.js';
import { ChooseFiles } from './ChooseFiles.js';
import { fileOfDataUrl, isPictureData } from './data-url.js';
import styles from './ImageField.module.css';
import type { ImageSize } from './resize-image.js';
import { useFileDrop } from './use-file-drop.js';
import { useImageFiles } from './use-image-files.js';

/** The props of a field for a picture; its value is a path, a web address, or the picture itself as a data URL. */
export interface ImageFieldProps extends FieldTextProps, ClassNameProps, FieldContract<string> {
  /** The largest size in which it is shown, in pixels; without `onUpload`, a larger picture is scaled down to it. */
  size?: ImageSize | undefined;
  /** Stores a picture as it was chosen and returns its address; without it, the value is the picture itself. */
  onUpload?: ImageUpload | undefined;
  /** The label as a plain text, where `label` is not one. */
  plainLabel?: string | undefined;
}

/** A picture: dropped, pasted, chosen from the machine, or named by its address; cropped where the admin's root has a cropper. */
export function ImageField({ size, onUpload, plainLabel, ...props }: ImageFieldProps) {
  const { label, hint, error, name, disabled } = props;
  const text = useFormLabels('image', adminFormLabels.image);
  const input = useRef<HTMLInputElement>(null);
  const { value, change, blurProps, attributes } = useFieldValue<string>(props, '', input);
  const { take, attempt, store, loading, fault } = useImageFiles(size, onUpload);
  const cropper = use(ImageCropperContext);
  const library = use(ImageLibraryContext);

  const choices = useRef(0);
  /** Sets a picture that comes later, unless another one has been chosen meanwhile. */
  async function changeLater(picture: Promise<string | undefined>) {
    choices.current += 1;
    const choice = choices.current;
    const address = await picture;
    if (address !== undefined && choice === choices.current) change(address);
  }
  function changeNow(address: string) {
    choices.current += 1;
    change(address);
  }
  function addFile(file: File | undefined) {
    if (file !== undefined && !disabled) void changeLater(take([file]).then(([address]) => address));
  }
  function setAddress(typed: string) {
    if (store !== undefined && isPictureData(typed)) addFile(fileOfDataUrl(typed, text.pasted));
    else changeNow(typed);
  }
  const crop = (by: ImageCropper) => changeLater(attempt(by.crop(value)));
  const { isOver, dropProps } = useFileDrop(([file]) => addFile(file));
  const sizeHint = size === undefined ? undefined : text.size(size.width, size.height);
  // The core gives a record without a picture an address all the same.
  const shown = value === PLACEHOLDER_IMAGE ? '' : value;
  const isData = value.startsWith('data:');
  return (
    <Field {...fieldFrame(props)} hint={hint ?? sizeHint} error={fault ?? error}>
      {(control) => (
        <div className={styles.root} data-over={isOver} {...dropProps} {...blurProps}>
          {shown === '' ? null : (
            <img
              className={styles.preview}
              src={shown}
              alt={text.preview(plainLabel ?? (typeof label === 'string' ? label : ''))}
            />
          )}
          <div className={styles.controls}>
            <ChooseFiles
              label={text.choose}
              dropHint={text.drop}
              loading={loading}
              disabled={disabled}
              onChoose={([file]) => addFile(file)}
            />
            {library === undefined || disabled ? null : (
              <button type="button" className={styles.plain} onClick={() => void changeLater(library.pick())}>
                {text.library}
              </button>
            )}
            {cropper?.canCrop(value) && !disabled ? (
              <button type="button" className={styles.plain} onClick={() => void crop(cropper)}>
                <Crop aria-hidden="true" className={styles.icon} />
                {text.crop}
              </button>
            ) : null}
            {shown === '' || disabled ? null : (
              <button
                type="button"
                className={styles.plain}
                onClick={() => {
                  changeNow('');
                  input.current?.focus();
                }}
              >
                <X aria-hidden="true" className={styles.icon} />
                {text.remove}
              </button>
            )}
            <input
              {...attributes}
              {...control}
              ref={input}
              dir="ltr"
              autoComplete="off"
              className={classNames(control.className, styles.address)}
              placeholder={text.address}
              disabled={disabled}
              readOnly={isData}
              value={isData ? `${value.slice(0, 40)}…` : shown}
              onChange={(event) => setAddress(event.currentTarget.value.trim())}
            />
            {name === undefined ? null : (
              <input type="hidden" name={name} value={value} disabled={disabled} />
            )}
          </div>
        </div>
      )}
    </Field>
  );
}
