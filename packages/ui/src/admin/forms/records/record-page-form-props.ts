import type { ImageFieldProps } from '../../fields/ImageField/ImageField.js';
import type { RichTextFieldProps } from '../../fields/RichTextField/RichTextField.js';
import type { SlugFieldProps } from '../../fields/SlugField/SlugField.js';
import type { RecordFormProps } from '../RecordForm.js';

/** The props of the forms for records with a page of their own. */
export interface RecordPageFormProps<T extends object> extends RecordFormProps<T> {
  /** The address of the record's page with a slug, for the preview of the slug. */
  addressOf?: SlugFieldProps['addressOf'];
  /** Who has a slug already. */
  findSlugHolder?: SlugFieldProps['findHolder'];
  /** Stores a picture and returns its address. */
  onUpload?: ImageFieldProps['onUpload'];
  /** Says whose offer a web address leads to, for the links of the text. */
  findOffer?: RichTextFieldProps['findOffer'];
  /** Says what a picture shows, for the pictures of the text. */
  findAlt?: RichTextFieldProps['findAlt'];
}
