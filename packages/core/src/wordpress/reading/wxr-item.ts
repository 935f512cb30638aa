/** What an export says of the whole site. */
export interface WxrSite {
  title: string;
  /** Its address, without a slash at the end. */
  url: string;
  /** The version of the format, such as 1.2. */
  version: string;
}

/** Somebody who wrote on the site. */
export interface WxrAuthor {
  /** Its number; '' where the export has none. */
  id: string;
  login: string;
  name: string;
  email: string;
}

/** A category, a tag or a term of another taxonomy. */
export interface WxrTerm {
  id: string;
  taxonomy: string;
  slug: string;
  name: string;
  /** The slug of the term above it. */
  parent: string;
}

/** A term as an item names it. */
export interface TermReference {
  taxonomy: string;
  slug: string;
  name: string;
}

/** A post, a page, an attachment, an item of a menu, or a record of any other type. */
export interface WxrItem {
  id: string;
  type: string;
  status: string;
  title: string;
  slug: string;
  /** Its address on the old site. */
  link: string;
  /** The login of its author. */
  author: string;
  content: string;
  excerpt: string;
  /** Local and UTC, as WordPress writes them; all zeros where it has none. */
  date: string;
  dateGmt: string;
  parent: string;
  menuOrder: number;
  hasPassword: boolean;
  attachmentUrl: string;
  terms: TermReference[];
  meta: ReadonlyMap<string, string>;
  comments: number;
  /** The fields that are left out since they are longer than any article. */
  tooLong: string[];
}

/** A piece of an export, in the order of the file. */
export type WxrPart =
  | { kind: 'site'; site: WxrSite }
  | { kind: 'author'; author: WxrAuthor }
  | { kind: 'term'; term: WxrTerm }
  | { kind: 'item'; item: WxrItem };
