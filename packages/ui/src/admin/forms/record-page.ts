'use client';

import { createContext, use } from 'react';
import type { ImageFieldProps } from '../fields/ImageField/ImageField.js';
import type { RichTextFieldProps } from '../fields/RichTextField/RichTextField.js';
import type { SlugFieldProps } from '../fields/SlugField/SlugField.js';
import type { RecordFormProps } from './RecordForm.js';

/** What the fields of a record with a page of its own ask the app. */
interface RecordPage {
  /** The address of the record's page with a slug, for the preview of the slug. */
  addressOf?: SlugFieldProps['addressOf'];
  /** Who has a slug already. */
  findSlugHolder?: SlugFieldProps['findHolder'];
  /** Says whose offer a web address leads to, for the links of the text. */
  findOffer?: RichTextFieldProps['findOffer'];
  /** Says what a picture shows, for the pictures of the text. */
  findAlt?: RichTextFieldProps['findAlt'];
  /** Finds what the text can show and link to. */
  findRecords?: RichTextFieldProps['findRecords'];
  /** Says what the page of a record, as it is typed, tells search engines by itself; undefined where there is none yet. */
  findHead?: ((record: Readonly<Record<string, unknown>>) => Promise<FoundHead | undefined>) | undefined;
}

/** What the page of a record tells search engines and social networks. */
export interface FoundHead {
  /** The title of the document. */
  title: string;
  /** The meta description. */
  description: string;
  /** The address of the page. */
  address: string;
  /** The URL of its picture. */
  image?: string | undefined;
  /** The name of the site. */
  siteName?: string | undefined;
}

/** The props of the forms for records with a page of their own. */
export interface RecordPageFormProps<T extends object> extends RecordFormProps<T>, RecordPage {
  /** Stores a picture and returns its address. */
  onUpload?: ImageFieldProps['onUpload'];
}

/** What the form around knows of the record's page. */
export const RecordPageContext = createContext<RecordPage & { makeSlug?: SlugFieldProps['makeSlug'] }>({});

/** What the form around knows of the record's page; nothing in the form of a record without one. */
export function useRecordPage() {
  return use(RecordPageContext);
}
