/** Has the browser save pieces of a file under a name. */
export function saveFile(name: string, type: string, pieces: readonly (string | Uint8Array)[]): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(pieces as BlobPart[], { type }));
  link.download = name;
  link.click();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
