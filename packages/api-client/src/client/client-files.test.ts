import { expect, it } from 'vitest';
import { defineCall } from '../contract/define-call.ts';
import { fileBytes } from '../contract/file-bytes.ts';
import { createClient } from './client.ts';

const file = defineCall({
  method: 'GET',
  path: '/file',
  audience: 'worker',
  summary: 'x',
  answer: fileBytes,
  answerKind: 'file',
});

it.each(['image/jpeg', 'application/pdf'])('a file arrives as a Blob, here as %s', async (type) => {
  const client = createClient({
    baseUrl: '',
    token: () => 'a-token',
    onUnauthorised: () => {},
    timeoutMs: 1000,
    fetch: () => Promise.resolve(new Response('bytes', { headers: { 'content-type': type } })),
  });
  const blob = await client.call(file, {});
  expect([blob.type, await blob.text()]).toEqual([type, 'bytes']);
});
