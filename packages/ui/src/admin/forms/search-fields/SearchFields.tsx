'use client';

import { adminSearchLabels } from '@croupier/core/messages';
import { TextField } from '../../../parts/TextField/TextField.js';
import { TextAreaField } from '../../fields/TextAreaField/TextAreaField.js';
import { useFormLabels } from '../../form-labels.js';
import { SearchPreview } from '../../parts/SearchPreview/SearchPreview.js';
import { FormField } from '../FormField.js';
import { useFieldState } from '../form-context.js';
import styles from './SearchFields.module.css';
import { useFoundHead } from './use-found-head.js';

const SHARED_SIZE = { width: 1200, height: 630 };

/** What a page says to search engines and social networks, with what it says where the fields are empty, and a preview of both. */
export function SearchFields() {
  const labels = useFormLabels('search', adminSearchLabels);
  const head = useFoundHead();
  const title = useText('seoTitle') || head.title;
  const description = useText('seoDescription') || head.description;
  const canonical = useText('canonicalUrl');
  const isHidden = useFieldState('isHiddenFromSearch').value === true;
  const image = useText('shareImage') || head.image;
  return (
    <div className={styles.root}>
      <div className={styles.fields}>
        <p className={styles.hint}>{labels.hint}</p>
        <FormField path="seoTitle">
          {(control) => <TextField {...control} placeholder={head.title} />}
        </FormField>
        <FormField path="seoDescription">
          {(control) => <TextAreaField {...control} rows={3} placeholder={head.description} />}
        </FormField>
        <FormField path="shareImage" size={SHARED_SIZE} />
        <FormField path="isHiddenFromSearch" />
        <FormField path="canonicalUrl">
          {(control) => <TextField {...control} dir="ltr" placeholder={head.address} />}
        </FormField>
      </div>
      <SearchPreview
        {...{ title, description, image, isHidden }}
        address={head.address}
        siteName={head.siteName}
        canonical={canonical === '' ? undefined : canonical}
      />
    </div>
  );
}

/** The text that is typed in a field. */
function useText(path: string): string {
  const { value } = useFieldState(path);
  return typeof value === 'string' ? value.trim() : '';
}
