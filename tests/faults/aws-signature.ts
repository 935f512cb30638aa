import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A request as its receiver sees it: the address with its query, and lower-case header names. */
export interface ReceivedRequest {
  method: string;
  url: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * Whether a request is signed with this secret, as Signature Version 4 says; made from the text of its specification and not
 * from the client that it checks: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function isSignedWith(secret: string, { method, url, headers }: ReceivedRequest): boolean {
  const [, scope = '', signedHeaders = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/.exec(
      String(headers.authorization),
    ) ?? [];
  const [day = '', region = '', service = ''] = scope.split('/');
  const { pathname, searchParams } = new URL(url, 'http://host');
  const query = [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
  const canonicalRequest = [
    method,
    pathname
      .split('/')
      .map((part) => encoded(decodeURIComponent(part)))
      .join('/'),
    query,
    ...signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}`),
    '',
    signedHeaders,
    String(headers['x-amz-content-sha256']),
  ].join('\n');
  const digest = createHash('sha256').update(canonicalRequest).digest('hex');
  const toSign = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, digest].join('\n');
  const key = [day, region, service, 'aws4_request'].reduce<Buffer>(hmac, Buffer.from(`AWS4${secret}`));
  const expected = hmac(key, toSign).toString('hex');
  return (
    signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
  );
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** All but letters, digits and `-_.~` as percent and two capital digits. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
