import { createPerform, type EmbedKind, embedShow, memoryStorage, openStore, runtime } from '@croupier/core';
import { putSample } from '@croupier/core/sample';

/** The site that the pages of docs speak of. */
export const SITE = 'https://your-site.example';

const storage = memoryStorage();
const perform = createPerform(storage, runtime);
await openStore(storage, runtime).change({ by: { name: 'docs' }, operation: 'embed.show' }, putSample);

type EmbedInput = Parameters<typeof embedShow.run>[1];

/** The input of `croupier embed`: slugs of casinos, or a toplist. */
export interface SnippetRequest {
  casinos?: string[];
  toplist?: string;
  limit?: number;
}

/** What every embed of an affiliate is given. */
export type SnippetOptions = Partial<
  Pick<EmbedInput, 'affiliateId' | 'subid' | 'theme' | 'lang' | 'baseUrl'>
>;

/** The snippets that `croupier embed` writes for the sample content, by their kinds. Problem: `invalid`. */
export async function snippetsOf(
  wish: SnippetRequest,
  as: EmbedKind[],
  options: SnippetOptions = {},
): Promise<Record<EmbedKind, string>> {
  const { result } = await perform(embedShow, { ...wish, as, baseUrl: SITE, ...options });
  return result.snippets as Record<EmbedKind, string>;
}

/** The four snippets of a casino card. */
export const snippets = await snippetsOf({ casinos: ['copper-heron'] }, [
  'element',
  'iframe',
  'html',
  'react',
]);
