/** A smaller size of a picture, as WordPress names its file: `fox-300x200.jpg`, `fox-scaled.jpg`. */
const SIZE = /-(?:\d{1,5}x\d{1,5}|scaled|rotated)(?=\.[a-z]{3,4}$)/i;

/** The address of a picture in whole, of whichever of its sizes. */
export function wholeSizeAddress(address: string): string {
  return address.replace(/[?#].*$/s, '').replace(SIZE, '');
}
