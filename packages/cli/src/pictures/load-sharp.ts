import type { Sharp, SharpOptions } from 'sharp';

/** Opens a picture for `sharp` to change. */
export type OpenPicture = (input: Uint8Array | SharpOptions, options?: SharpOptions) => Sharp;

let loading: Promise<OpenPicture | Error> | undefined;

/** The image library, loaded on first use; the error where it has no build for this machine. */
export function loadSharp(): Promise<OpenPicture | Error> {
  loading ??= import('sharp').then(
    ({ default: sharp }) => {
      // One picture at a time leaves the other threads to files and requests.
      sharp.concurrency(1);
      sharp.cache(false);
      return sharp as OpenPicture;
    },
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  );
  return loading;
}

/** What the owner hears where the image library does not load. */
export function missingSharpNote({ message }: Error): string {
  const [reason] = message.split('\n');
  return `Pictures are served as they were uploaded, since the image library sharp does not load: ${reason}`;
}
