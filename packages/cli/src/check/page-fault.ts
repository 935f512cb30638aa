/** A fault of a page by itself. */
export type PageFault = readonly [rule: string, message: string];
