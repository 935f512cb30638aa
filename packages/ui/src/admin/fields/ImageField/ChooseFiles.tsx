'use client';

import { adminFormLabels } from '@croupier/core/messages';
import { ImageUp } from 'lucide-react';
import { useFormLabels } from '../../form-labels.js';
import styles from './ImageField.module.css';
import { IMAGE_TYPES } from './resize-image.js';

interface ChooseFilesProps {
  /** What can be chosen, and dropped in place of that. */
  label: string;
  dropHint: string;
  loading: boolean;
  multiple?: boolean;
  disabled: boolean | undefined;
  onChoose: (files: File[]) => void;
}

/** Pictures from the machine. */
export function ChooseFiles({ label, dropHint, loading, onChoose, ...input }: ChooseFilesProps) {
  const { busy } = useFormLabels('image', adminFormLabels.image);
  return (
    <>
      <label className={styles.choose} aria-busy={loading}>
        <ImageUp aria-hidden="true" className={styles.icon} />
        {loading ? busy : label}
        <input
          {...input}
          type="file"
          className="cr-visually-hidden"
          accept={IMAGE_TYPES.join(',')}
          onChange={(event) => {
            onChoose([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = '';
          }}
        />
      </label>
      <span className={styles.drop}>{dropHint}</span>
    </>
  );
}
