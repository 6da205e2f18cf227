import { fileURLToPath } from 'node:url';

/** The place of stored files: a folder of this machine, or an S3 bucket. */
export type StoragePlace =
  | { readonly kind: 'folder'; readonly folder: string }
  | {
      readonly kind: 'bucket';
      readonly endpoint: string;
      readonly bucket: string;
      /** The path before the file's own key. */
      readonly prefix: readonly string[];
      readonly region: string;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
    };

/** The region that buckets of other makers than Amazon accept. */
const DEFAULT_REGION = 'us-east-1';
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
const NAME = /^[\w.-]+$/;

/**
 * `file:///var/lib/amini/files`, or
 * `https://ACCESS_KEY:SECRET@s3.example.com/bucket/prefix?region=eu-west-1`, key and secret percent-encoded.
 * @throws RangeError with a message that contains no part of the value, because the value contains a secret.
 */
export function readStorageUrl(text: string): StoragePlace {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'file:') return { kind: 'folder', folder: folderOf(url) };
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
    throw new RangeError('must begin with https:// (a bucket) or file:// (a folder)');
  if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname))
    throw new RangeError('must be https:// unless the bucket is on this machine: it carries personal files');
  const [bucket = '', ...prefix] = url.pathname.split('/').filter((part) => part !== '');
  if (![bucket, ...prefix].every((part) => NAME.test(part) && !/^\.+$/.test(part)))
    throw new RangeError('must name the bucket as its path: https://KEY:SECRET@host/bucket');
  if (url.username === '' || url.password === '')
    throw new RangeError('must hold the access key and its secret: https://KEY:SECRET@host/bucket');
  if ([...url.searchParams.keys()].some((name) => name !== 'region'))
    throw new RangeError('knows no parameter but region');
  return {
    kind: 'bucket',
    endpoint: url.origin,
    bucket,
    prefix,
    region: url.searchParams.get('region') ?? DEFAULT_REGION,
    accessKeyId: decoded(url.username),
    secretAccessKey: decoded(url.password),
  };
}

function folderOf(url: URL): string {
  try {
    return fileURLToPath(url);
  } catch {
    throw new RangeError('must name a folder of this machine: file:///path/to/folder');
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new RangeError('must have its key and secret percent-encoded');
  }
}
