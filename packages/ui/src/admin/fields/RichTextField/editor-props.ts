import type { RefObject } from 'react';
import type { ImageUpload } from '../../image-upload.js';

/** Says whose offer an address leads to; undefined where it is nobody's. */
export type FindOffer = (address: string) => Promise<string | undefined>;

/** Says what the picture at an address shows; undefined where nobody has written it. */
export type FindAlt = (address: string) => Promise<string | undefined>;

/** A kind of record that a text can show or link to. */
export type RecordKind = 'casino' | 'bonus' | 'toplist' | 'game' | 'page';

/** A record as a text names it. */
export interface FoundRecord {
  id: string;
  label: string;
  /** The path of its page. */
  href: string;
}

/** Finds records of a kind by some letters of their names; the first of all for none. */
export type FindRecords = (kind: RecordKind, text: string) => Promise<readonly FoundRecord[]>;

/** The largest size in which a picture of a text is shown, in pixels. */
export const LARGEST_IMAGE = { width: 1600, height: 1600 };

/** The props of the editor within its field. */
export interface RichTextEditorProps {
  id: string;
  label: string;
  labelledBy: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
  disabled: boolean;
  value: string;
  onChange: (html: string) => void;
  onUpload: ImageUpload | undefined;
  findOffer: FindOffer | undefined;
  findAlt: FindAlt | undefined;
  findRecords: FindRecords | undefined;
  control: RefObject<HTMLElement | null>;
}
