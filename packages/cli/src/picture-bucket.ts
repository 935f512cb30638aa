import { isPictureName, type MediaStorage, Problem, parseVariantName } from '@croupier/core';
import { AwsClient } from 'aws4fetch';
import { contentTypeOf } from './serve/requests/content-type.js';

/** How long an answer of the bucket may take, in milliseconds. */
const TIMEOUT = 20_000;
/** How often a request is sent again that met a fault of the bucket. */
const RETRIES = 3;

/** The pictures' bucket that the environment names; undefined where it names none. Problem: `usage`. */
export function bucketOfEnvironment(env: NodeJS.ProcessEnv = process.env): MediaStorage | undefined {
  const { CROUPIER_MEDIA: address } = env;
  if (!address) return undefined;
  const place = bucketPlace(address);
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!accessKeyId || !secretAccessKey) throw keysMissing(place);
  const { AWS_SESSION_TOKEN: sessionToken, AWS_REGION: region = 'us-east-1' } = env;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(sessionToken ? { sessionToken } : {}),
    service: 's3',
    region,
    retries: RETRIES,
  });
  return pictureBucket(place, client);
}

/** The address without what could be a secret: a bucket is named by its host and path alone. */
function bucketPlace(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isPlain = url !== undefined && /^https?:$/.test(url.protocol);
  if (!isPlain || url.username !== '' || url.password !== '' || url.search !== '') throw addressUnreadable();
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

/** Pictures and their variants in a bucket that speaks the protocol of S3. */
function pictureBucket(place: string, client: Pick<AwsClient, 'fetch'>): MediaStorage {
  const ask = async (path: string, init: RequestInit = {}) => {
    const signal = AbortSignal.timeout(TIMEOUT);
    const response = await client.fetch(`${place}/${path}`, { ...init, signal }).catch(() => {
      throw unreachable(place);
    });
    if (!response.ok && response.status !== 404) throw refused(place, response.status);
    return response;
  };
  const read = async (key: string) => {
    const response = await ask(key);
    const bytes = new Uint8Array(await response.arrayBuffer());
    return response.ok ? bytes : undefined;
  };
  const write = async (key: string, bytes: Uint8Array) => {
    const headers = { 'content-type': contentTypeOf(key) };
    const { status, ok } = await ask(key, { method: 'PUT', headers, body: Buffer.from(bytes) });
    // Only a bucket can be missing where something is put.
    if (!ok) throw refused(place, status);
  };
  const remove = async (key: string) => void (await ask(key, { method: 'DELETE' }));
  const list = async (prefix: string) => {
    const names: string[] = [];
    for (let token: string | undefined = ''; token !== undefined; ) {
      const query = new URLSearchParams({ 'list-type': '2', prefix });
      if (token !== '') query.set('continuation-token', token);
      const response = await ask(`?${query}`);
      if (!response.ok) throw refused(place, response.status);
      const page = await response.text();
      for (const [, key = ''] of page.matchAll(/<Key>([^<]+)<\/Key>/g))
        names.push(key.slice(key.lastIndexOf('/') + 1));
      token = unescapeXml(/<NextContinuationToken>([^<]+)</.exec(page)?.[1]);
    }
    return names;
  };
  const removeVariants = async (picture: string) => {
    const names = await list(`variants/${picture.split('.')[0]}-`);
    for (const name of names) await remove(`variants/${name}`);
  };
  return {
    read: async (name) => (isPictureName(name) ? read(`media/${name}`) : undefined),
    write: (name, bytes) => write(`media/${name}`, bytes),
    async remove(name) {
      if (!isPictureName(name)) return;
      await remove(`media/${name}`);
      await removeVariants(name);
    },
    list: async () => (await list('media/')).filter(isPictureName),
    variants: {
      read: async (name) => (parseVariantName(name) === undefined ? undefined : read(`variants/${name}`)),
      write: (name, bytes) => write(`variants/${name}`, bytes),
      removeAll: removeVariants,
    },
  };
}

function unescapeXml(text: string | undefined): string | undefined {
  return text
    ?.replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

const keysMissing = (place: string) =>
  new Problem('usage', `The keys of the bucket ${place} are missing`, {
    hint: 'Put them into AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
  });

const addressUnreadable = () =>
  new Problem('usage', 'The address of the bucket in CROUPIER_MEDIA cannot be read', {
    hint: 'It looks like https://s3.example/bucket or https://bucket.s3.example; the keys stand in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
  });

const unreachable = (place: string) =>
  new Problem('fault', `The bucket ${place} does not answer`, {
    hint: 'See that it can be reached from here, then try again.',
  });

const refused = (place: string, status: number) =>
  new Problem('fault', `The bucket ${place} answered with status ${status}`, {
    hint: 'See that it exists, and that its keys may read, write, list and delete there.',
  });
