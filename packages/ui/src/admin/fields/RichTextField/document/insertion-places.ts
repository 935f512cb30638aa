import { Fragment, type NodeType, Slice } from 'prosemirror-model';
import { Plugin, PluginKey, Selection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { editorSchema } from './editor-schema.js';

/** A range of the text that what is on its way will replace. */
interface Place {
  from: number;
  to: number;
  /** What was in the range when it was chosen. */
  chosen: Slice;
}

/** Names a place while something is on its way to it. */
export type PlaceId = symbol;

type Places = ReadonlyMap<PlaceId, Place>;
interface Step {
  held?: [PlaceId, Place];
  released?: PlaceId;
}

const key = new PluginKey<Places>('insertion-places');

/** Moves the places of what is on its way with the text around them. */
export const insertionPlaces = new Plugin<Places>({
  key,
  state: {
    init: () => new Map(),
    apply(transaction, places) {
      const { held, released } = (transaction.getMeta(key) ?? {}) as Step;
      if (!transaction.docChanged && held === undefined && released === undefined) return places;
      const next = new Map<PlaceId, Place>();
      // What is typed at a place comes after it, and so does what was pasted at the same place later.
      let side: -1 | 1 = -1;
      for (const [id, place] of places) {
        if (id === released) side = 1;
        else next.set(id, movedPlace(place, transaction.mapping, side));
      }
      if (held !== undefined) next.set(...held);
      return next;
    },
  },
});

function movedPlace({ from, to, chosen }: Place, mapping: Transaction['mapping'], side: -1 | 1): Place {
  const end = mapping.mapResult(to, side);
  // What is typed in place of what was chosen stays whole, behind the place.
  if (from !== to && end.deletedBefore) {
    const start = mapping.map(from, -1);
    return { from: start, to: start, chosen: Slice.empty };
  }
  return { from: from === to ? end.pos : Math.min(mapping.map(from, 1), end.pos), to: end.pos, chosen };
}

/** Keeps the place of a position, or of what is selected, for what is put there later. */
export function holdPlace(view: EditorView, at?: number): PlaceId {
  const id: PlaceId = Symbol('place');
  const { tr, doc } = view.state;
  let { from, to } = tr.selection;
  if (at !== undefined) {
    const caret = Selection.near(doc.resolve(at));
    if (caret.empty) tr.setSelection(caret);
    from = caret.empty ? caret.from : at;
    to = from;
  }
  const held: Step['held'] = [id, { from, to, chosen: doc.slice(from, to) }];
  view.dispatch(tr.setMeta(key, { held } satisfies Step));
  return id;
}

/** Frees a place to which nothing came. */
export function releasePlace(view: EditorView, id: PlaceId): void {
  if (!view.isDestroyed) view.dispatch(view.state.tr.setMeta(key, { released: id } satisfies Step));
}

/**
 * A transaction that puts something at a place and frees it. It replaces what was selected there, if that is still as it
 * was; a caret elsewhere stays where it is. In a text that the app has exchanged meanwhile, the place is the end.
 */
export function insertAtPlace(view: EditorView, id: PlaceId, slice: Slice): Transaction {
  const { tr, doc, selection } = view.state;
  const end = doc.content.size;
  const place = key.getState(view.state)?.get(id) ?? { from: end, to: end, chosen: Slice.empty };
  const { to } = place;
  const from = doc.slice(place.from, to).eq(place.chosen) ? place.from : to;
  if (selection.from === from && selection.to === to) tr.replaceSelection(slice);
  else tr.replaceRange(from, to, slice);
  return tr.setMeta(key, { released: id } satisfies Step);
}

/** Pictures beside each other, in their order. */
export function picturesOf(addresses: readonly string[]): Slice {
  const image = editorSchema.nodes.image as NodeType;
  const pictures = addresses.map((src) => image.create({ attributes: { src } }));
  return new Slice(Fragment.from(pictures), 0, 0);
}
