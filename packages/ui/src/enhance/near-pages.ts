import { openStaticPages, staticParams } from './static-pages.js';

/** On a site of files, the page of a missing address suggests what the address may have meant. */
export async function suggestNearPages(): Promise<void> {
  const section = document.querySelector<HTMLElement>('[data-croupier-near][hidden]');
  const list = section?.querySelector('ul');
  if (!list || staticParams() === undefined) return;
  const near = (await (await openStaticPages()).near(decodeURI(location.pathname))) as {
    title: string;
    kind: string;
    href: string;
  }[];
  list.append(
    ...near.map(({ title, kind, href }) => {
      const link = document.createElement('a');
      link.href = href;
      link.textContent = title;
      const item = document.createElement('li');
      item.dir = 'auto';
      item.append(link, ` ${kind}`);
      return item;
    }),
  );
  if (section) section.hidden = near.length === 0;
}
