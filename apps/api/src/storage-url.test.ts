import { expect, it } from 'vitest';
import { readStorageUrl } from './storage-url.ts';

function address(text: string, [key, secret]: readonly [string, string] = ['KEY', 'a/b+c']): string {
  const url = new URL(text);
  url.username = encodeURIComponent(key);
  url.password = encodeURIComponent(secret);
  return url.href;
}

it('reads a folder', () => {
  expect(readStorageUrl('file:///srv/amini%20files')).toEqual({ kind: 'folder', folder: '/srv/amini files' });
});

it('reads a bucket', () => {
  expect(readStorageUrl(address('https://s3.example.com/amini/photos/kenya?region=af-south-1'))).toEqual({
    kind: 'bucket',
    endpoint: 'https://s3.example.com',
    bucket: 'amini',
    prefix: ['photos', 'kenya'],
    region: 'af-south-1',
    accessKeyId: 'KEY',
    secretAccessKey: 'a/b+c',
  });
  expect(readStorageUrl(address('http://127.0.0.1:9000/amini'))).toMatchObject({
    endpoint: 'http://127.0.0.1:9000',
    prefix: [],
    region: 'us-east-1',
  });
});

it.each([
  ['files', /must begin with https/],
  ['s3://bucket', /must begin with https/],
  ['file://elsewhere/files%2F', /must name a folder/],
  [address('http://s3.example.com/amini'), /must be https/],
  [address('https://s3.example.com'), /must name the bucket/],
  [address('https://s3.example.com/a%20b'), /must name the bucket/],
  ['https://s3.example.com/amini', /must hold the access key/],
  [address('https://s3.example.com/amini?acl=public'), /no parameter but region/],
])('refuses %s without repeating it', (text, words) => {
  expect(() => readStorageUrl(text)).toThrow(words);
  expect(() => readStorageUrl(text)).not.toThrow('a%2Fb');
});
