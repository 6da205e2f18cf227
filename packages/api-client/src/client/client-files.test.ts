import { expect, it } from 'vitest';
import { defineCall } from '../contract/define-call.ts';
import { fileBytes } from '../contract/file-bytes.ts';
import { createClient } from './client.ts';
import { failureOf } from './failure.ts';

const called = { method: 'GET', path: '/file', audience: 'worker', summary: 'x', answer: fileBytes } as const;
const file = defineCall({ ...called, answerKind: 'file' });
const pdf = defineCall({ ...called, answerKind: 'pdf' });

const clientThatGets = (body: string, type: string) =>
  createClient({
    baseUrl: '',
    token: () => 'a-token',
    onUnauthorised: () => {},
    timeoutMs: 1000,
    fetch: () => Promise.resolve(new Response(body, { headers: { 'content-type': type } })),
  });

it.each(['image/jpeg', 'application/pdf'])('a file arrives as a Blob, here as %s', async (type) => {
  const blob = await clientThatGets('bytes', type).call(file, {});
  expect([blob.type, await blob.text()]).toEqual([type, 'bytes']);
});

it('a PDF arrives as a Blob', async () => {
  const blob = await clientThatGets('%PDF-1.7', 'application/pdf').call(pdf, {});
  expect(await blob.text()).toBe('%PDF-1.7');
});

it('a PDF is unreadable when it is something else', async () => {
  const outcome = await clientThatGets('{}', 'application/json')
    .call(pdf, {})
    .catch((error: unknown) => failureOf(error));
  expect(outcome).toEqual({ kind: 'unreadable', status: 200 });
});
