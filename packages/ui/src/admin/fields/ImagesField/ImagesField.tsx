'use client';

import { adminFormLabels, componentLabels } from '@croupier/core/messages';
import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { type ReactNode, use, useRef, useState } from 'react';
import { type ClassNameProps, classNames } from '../../../parts/class-names.js';
import { Field, type FieldTextProps } from '../../../parts/Field/Field.js';
import { PLACEHOLDER_IMAGE } from '../../../parts/ImageWithInitial/ImageWithInitial.js';
import { useFormLabels } from '../../form-labels.js';
import { type ImageLibrary, ImageLibraryContext } from '../../image-library.js';
import type { ImageUpload } from '../../image-upload.js';
import type { FieldContract } from '../field-contract.js';
import { fieldFrame } from '../field-frame.js';
import { ChooseFiles } from '../ImageField/ChooseFiles.js';
import { fileOfDataUrl, isPictureData } from '../ImageField/data-url.js';
import image from '../ImageField/ImageField.module.css';
import type { ImageSize } from '../ImageField/resize-image.js';
import { useFileDrop } from '../ImageField/use-file-drop.js';
import { useImageFiles } from '../ImageField/use-image-files.js';
import { SubmittedValue } from '../SubmittedValue.js';
import { useFieldValue } from '../use-field-value.js';
import styles from './ImagesField.module.css';

/** The props of a field of several pictures; each is a path, a web address, or the picture itself as a data URL. */
export interface ImagesFieldProps extends FieldTextProps, ClassNameProps, FieldContract<readonly string[]> {
  /** The largest size in which they are shown, in pixels; without `onUpload`, larger pictures are scaled down to it. */
  size?: ImageSize | undefined;
  /** Stores a picture as it was chosen and returns its address; without it, the value is the picture itself. */
  onUpload?: ImageUpload | undefined;
}

const NONE: readonly string[] = [];

/** The core lists an address for a record without pictures. */
const withoutPlaceholder = (pictures: readonly string[]) =>
  pictures.filter((picture) => picture !== PLACEHOLDER_IMAGE);

/** Several pictures, in the order in which they are shown: dropped, pasted, chosen, or named by their addresses. */
export function ImagesField({ size, onUpload, ...props }: ImagesFieldProps) {
  const { error, name, disabled } = props;
  const text = useFormLabels('image', adminFormLabels.image);
  const controls = useFormLabels('controls', componentLabels.admin);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const field = useFieldValue<readonly string[]>(props, NONE, input);
  const { change, blurProps, attributes } = field;
  const value = withoutPlaceholder(field.value);
  const { take, store, loading, fault } = useImageFiles(size, onUpload);
  const library = use(ImageLibraryContext);

  async function addFiles(files: Iterable<File>) {
    addAll(await take(files));
  }
  async function addPicked(by: ImageLibrary) {
    const address = await by.pick();
    if (address !== undefined) addAll([address]);
  }
  function addTyped() {
    const address = typed.trim();
    if (store !== undefined && isPictureData(address)) void addFiles([fileOfDataUrl(address, text.pasted)]);
    else if (address !== '') addAll([address]);
    setTyped('');
  }
  function addAll(added: readonly string[]) {
    const present = withoutPlaceholder(field.latestValue());
    // A picture that is there already is not added again.
    const fresh = [...new Set(added)].filter((one) => !present.includes(one));
    if (fresh.length > 0) change([...present, ...fresh]);
  }
  function move(from: number, to: number) {
    const moved = value.toSpliced(from, 1).toSpliced(to, 0, value[from] as string);
    change(moved);
  }
  const { dropProps } = useFileDrop((files) => {
    if (!disabled) void addFiles(files);
  });
  return (
    <Field {...fieldFrame(props)} error={fault ?? error}>
      {({ required: _, ...control }) => (
        <div className={classNames(image.root, styles.root)} {...dropProps} {...blurProps}>
          {value.length === 0 ? null : (
            <ol className={styles.pictures}>
              {value.map((url, i) => (
                <li key={url} className={styles.picture}>
                  <img className={image.preview} src={url} alt={text.number(i + 1)} />
                  <span className={styles.buttons}>
                    <IconButton
                      label={text.earlier(i + 1)}
                      disabled={disabled || i === 0}
                      title={i === 0 ? text.isFirst : undefined}
                      onClick={() => move(i, i - 1)}
                    >
                      <ArrowLeft aria-hidden="true" className={styles.arrow} />
                    </IconButton>
                    <IconButton
                      label={text.later(i + 1)}
                      disabled={disabled || i === value.length - 1}
                      title={i === value.length - 1 ? text.isLast : undefined}
                      onClick={() => move(i, i + 1)}
                    >
                      <ArrowRight aria-hidden="true" className={styles.arrow} />
                    </IconButton>
                    <IconButton
                      label={controls.remove(text.number(i + 1))}
                      disabled={disabled}
                      onClick={() => {
                        change(value.toSpliced(i, 1));
                        input.current?.focus();
                      }}
                    >
                      <X aria-hidden="true" className={image.icon} />
                    </IconButton>
                  </span>
                </li>
              ))}
            </ol>
          )}
          <div className={image.controls}>
            <ChooseFiles
              label={text.chooseSeveral}
              dropHint={text.dropSeveral}
              loading={loading}
              multiple
              disabled={disabled}
              onChoose={(files) => void addFiles(files)}
            />
            {library === undefined || disabled ? null : (
              <button type="button" className={image.plain} onClick={() => void addPicked(library)}>
                {text.library}
              </button>
            )}
            <input
              {...attributes}
              {...control}
              ref={input}
              dir="ltr"
              autoComplete="off"
              className={classNames(control.className, image.address)}
              placeholder={text.addressToAdd}
              disabled={disabled}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              onBlur={addTyped}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                addTyped();
              }}
            />
          </div>
          <SubmittedValue name={name} value={field.value} disabled={disabled} />
        </div>
      )}
    </Field>
  );
}

interface IconButtonProps {
  /** What it does, for screen readers. */
  label: string;
  /** True where it does nothing. */
  disabled: boolean | undefined;
  /** Why, where it is not the whole field that is greyed. */
  title?: string | undefined;
  /** Does it. */
  onClick: () => void;
  /** The icon. */
  children: ReactNode;
}

function IconButton({ label, children, ...button }: IconButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} {...button}>
      {children}
    </button>
  );
}
