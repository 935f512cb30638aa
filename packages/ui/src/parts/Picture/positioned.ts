import type { CSSProperties } from 'react';

/** The style of a picture that is cut to a shape around its focal point; none where that is its middle. */
export function positioned({ position }: { position?: string | undefined }): { style?: CSSProperties } {
  return position === undefined ? {} : { style: { objectPosition: position } };
}
