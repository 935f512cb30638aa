import type { DOMOutputSpec, Node, NodeSpec } from 'prosemirror-model';
import { DOMSerializer } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';
import type { FormWords } from '../../../form-labels.js';

type BlockNames = FormWords['editor']['blockNames'];
/** A block that shows records of the catalogue, or a video. */
type BlockName = keyof BlockNames;
/** A block that shows records of the catalogue. */
export type RecordBlockName = Exclude<BlockName, 'video'>;

/** A link within a block, for programs that know nothing of blocks. */
interface BlockLink {
  href: string;
  text: string;
}

/** The attributes of a block of a document. */
export interface BlockAttributes {
  name: BlockName;
  /** The ids of its records, with spaces between them. */
  records: string;
  /** A video, as its host and its id; empty for none. */
  video: string;
  links: readonly BlockLink[];
}

/** A block of records: one thing, which is chosen, moved and deleted as a whole. */
export const contentBlock: NodeSpec = {
  group: 'block',
  atom: true,
  draggable: true,
  attrs: { name: {}, records: { default: '' }, video: { default: '' }, links: { default: [] } },
  parseDOM: [
    {
      tag: 'figure[data-block]',
      priority: 60,
      getAttrs: (element): BlockAttributes => ({
        name: element.dataset.block as BlockName,
        records: element.dataset.record ?? '',
        video: element.dataset.video ?? '',
        links: Array.from(element.querySelectorAll('a'), (link) => ({
          href: link.getAttribute('href') ?? '',
          text: link.textContent ?? '',
        })),
      }),
    },
  ],
  toDOM: elementOf,
};

function elementOf(node: Node): DOMOutputSpec {
  const { name, records, video, links } = blockOf(node);
  return [
    'figure',
    { 'data-block': name, 'data-record': records, 'data-video': video || null },
    // Programs that take what is copied follow the links; here nobody leaves the text by one.
    ...links.map(({ href, text }): DOMOutputSpec => ['a', { href, tabindex: '-1' }, text]),
  ];
}

/** A block as the editor shows it: with its kind, in the words of the form. */
export function drawBlock(node: Node, names: BlockNames): NodeView {
  const { dom } = DOMSerializer.renderSpec(document, elementOf(node)) as { dom: HTMLElement };
  const { name, links } = blockOf(node);
  const kind = document.createElement('b');
  kind.textContent = names[name];
  dom.prepend(kind);
  dom.setAttribute('aria-label', `${names[name]}: ${links.map(({ text }) => text).join(', ')}`);
  return { dom };
}

/** The attributes of a block of a document. */
function blockOf(node: Node): BlockAttributes {
  return node.attrs as BlockAttributes;
}

/** A block as it is stored. */
export function blockHtml(node: Node, escaped: (text: string) => string): string {
  const { name, records, video, links } = blockOf(node);
  const named = records === '' ? '' : ` data-record="${escaped(records)}"`;
  const written = links.map(({ href, text }) => `<a href="${escaped(href)}">${escaped(text)}</a>`);
  const shown = video === '' ? '' : ` data-video="${escaped(video)}"`;
  return `<figure data-block="${name}"${named}${shown}>${written.join(', ')}</figure>`;
}
