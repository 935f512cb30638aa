import { clockwork, embedShow, memoryHome, openStore } from '@croupier/core';
import { putSample } from '@croupier/core/sample';

const BASE = 'https://your-site.example';

interface Snippets {
  element: string;
  iframe: string;
  html: string;
  react: string;
}

/** The snippets that `croupier embed` writes for the sample content. */
async function written(): Promise<{ card: Snippets; toplist: Snippets; compare: Snippets }> {
  let made: { card: Snippets; toplist: Snippets; compare: Snippets } | undefined;
  await openStore(memoryHome(), clockwork).change(
    { by: { name: 'docs' }, operation: 'embed.show' },
    (content) => {
      putSample(content);
      const show = (asked: object, as = ['element', 'html', 'react']) =>
        (
          embedShow.run(
            { content } as never,
            embedShow.input.parse({ ...asked, as, baseUrl: BASE }),
          ) as unknown as { snippets: Snippets }
        ).snippets;
      made = {
        card: show({ casinos: ['copper-heron'] }, ['element', 'iframe', 'html', 'react']),
        toplist: show({ toplist: 'sort=-rating', limit: 3 }),
        compare: show({ casinos: ['copper-heron', 'lantern-quay'] }),
      };
    },
  );
  if (made === undefined) throw new Error('Nothing was written');
  return made;
}

const { card, toplist, compare } = await written();

/** A casino's card in its four ways. */
export const snippets = card;
/** The best three casinos. */
export const toplistSnippets = toplist;
/** Two casinos side by side. */
export const compareSnippets = compare;
