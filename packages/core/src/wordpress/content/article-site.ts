/** A picture of the old site. */
export interface OldPicture {
  url: string;
  /** What it is said to show. */
  alt: string;
  caption: string;
}

/** What a text asks of the site that it comes from. */
export interface ArticleSite {
  /** A picture by the id of its attachment. */
  picture(id: string): OldPicture | undefined;
  /** The pictures that were uploaded to the article itself. */
  attachedPictures: readonly OldPicture[];
  /** The text of a block that several articles share. */
  sharedBlock(id: string): string | undefined;
  /** A table of a plugin as HTML, by its id; undefined for one that was not given. */
  table(id: string): string | undefined;
  /** Where an address that a text links to is now. */
  newAddress(href: string): string;
  /** The whole picture of which an address may show a smaller size, and what it shows. */
  wholePicture(src: string): { src: string; alt?: string | undefined };
}
