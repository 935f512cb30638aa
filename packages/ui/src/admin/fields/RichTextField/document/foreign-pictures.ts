import type { Node } from 'prosemirror-model';
import type { Command } from 'prosemirror-state';
import { attributesIn } from './editor-schema.js';

/** The addresses of pictures that a document shows from other sites, each once. */
export function foreignPictures(doc: Node, origin: string): string[] {
  const found = new Set<string>();
  doc.descendants((node) => {
    const { src = '' } = node.type.name === 'image' ? attributesIn(node) : {};
    if (isForeign(src, origin)) found.add(src);
  });
  return [...found];
}

function isForeign(src: string, origin: string): boolean {
  if (!/^(?:https?:)?\/\//i.test(src) || !URL.canParse(src, origin)) return false;
  return new URL(src, origin).origin !== origin;
}

/** The web address of a picture, also where it leaves its scheme to the page. */
export function webAddressOf(src: string): string {
  return src.startsWith('//') ? `https:${src}` : src;
}

/** Shows pictures from other addresses. */
export function movePictures(addresses: ReadonlyMap<string, string>): Command {
  return ({ doc, tr }, dispatch) => {
    doc.descendants((node, at) => {
      const attributes = attributesIn(node);
      const src = node.type.name === 'image' ? addresses.get(attributes.src ?? '') : undefined;
      if (src !== undefined) tr.setNodeAttribute(at, 'attributes', { ...attributes, src });
    });
    dispatch?.(tr);
    return tr.docChanged;
  };
}
