import type { ReadableContent } from '../../model/collections.js';
import type { PublicCatalogue } from '../../model/public-catalogue.js';
import type { ExpiringStorage } from '../../store/expiring-storage.js';
import type { MediaStorage } from '../../store/storage-adapter.js';
import type { SanitizeOnce } from './html/html-fields.js';

/** What the checks of content look at. */
export interface CheckContext {
  content: ReadableContent;
  now: string;
  newId(): string;
  media: MediaStorage;
  /** Where results of earlier checks are. */
  expiring: ExpiringStorage;
  /** What visitors see of it; made when it is first asked for. */
  catalogue: () => PublicCatalogue;
  sanitize: SanitizeOnce;
}
