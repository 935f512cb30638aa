import { createPerform, type EmbedKind, embedShow, memoryStorage, openStore, runtime } from '@croupier/core';
import { putSample } from '@croupier/core/sample';

/** The site that the pages of docs speak of. */
export const SITE = 'https://your-site.example';

const storage = memoryStorage();
const perform = createPerform(storage, runtime);
await openStore(storage, runtime).change({ by: { name: 'docs' }, operation: 'embed.show' }, putSample);

/** The input of `croupier embed`: slugs of casinos, or a toplist. */
export interface SnippetRequest {
  casinos?: string[];
  toplist?: string;
  limit?: number;
}

/** The snippets that `croupier embed` writes for the sample content, by their kinds. */
export async function snippetsOf(wish: SnippetRequest, as: EmbedKind[]): Promise<Record<EmbedKind, string>> {
  const { result } = await perform(embedShow, { ...wish, as, baseUrl: SITE });
  return result.snippets as Record<EmbedKind, string>;
}

/** The four snippets of a casino card. */
export const snippets = await snippetsOf({ casinos: ['copper-heron'] }, [
  'element',
  'iframe',
  'html',
  'react',
]);
