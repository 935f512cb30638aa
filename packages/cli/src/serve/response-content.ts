/** What a path answers, before it is compressed. */
export interface ResponseContent {
  status: number;
  headers: Record<string, string>;
  content: string | Buffer;
}

/** The content of a response. */
export function responseContent(
  status: number,
  headers: Record<string, string>,
  content: string | Buffer,
): ResponseContent {
  return { status, headers, content };
}
