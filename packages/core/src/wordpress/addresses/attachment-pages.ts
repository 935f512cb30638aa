import type { OldSite } from '../records/old-site.js';
import type { PlannedRecord } from '../records/planned-record.js';

/** The page of an attachment, and where it leads. */
export interface AttachmentPage {
  id: string;
  link: string;
  target: string;
}

/** Pages of attachments, and where they lead: to the article that the picture was added to, else to the picture itself. */
export function attachmentPages(
  site: OldSite,
  records: readonly PlannedRecord[],
  pictureHere: (address: string) => string | undefined,
): AttachmentPage[] {
  const paths = new Map(records.map(({ item, path }) => [item.id, path]));
  return [...site.pictures].flatMap(([id, { parent, url, link }]) => {
    const target = paths.get(parent) ?? pictureHere(url);
    return target === undefined ? [] : [{ id, link, target }];
  });
}
