/** Pieces of a file are handed out at about this many bytes. */
const PIECE_SIZE = 1 << 18;

/** Hands bytes out in fewer, larger pieces. */
export function inPieces(emit: (piece: Uint8Array) => Promise<void>) {
  let held: Uint8Array[] = [];
  let size = 0;
  const end = async () => {
    if (size === 0) return;
    const piece = new Uint8Array(size);
    let at = 0;
    for (const one of held) {
      piece.set(one, at);
      at += one.length;
    }
    held = [];
    size = 0;
    await emit(piece);
  };
  return {
    async write(piece: Uint8Array): Promise<void> {
      held.push(piece);
      size += piece.length;
      if (size >= PIECE_SIZE) await end();
    },
    end,
  };
}
