import * as z from 'zod/mini';
import { defineCall } from './define-call.ts';
import { idParams } from './fields.ts';
import { fileBytes } from './file-bytes.ts';

export const uploadPhoto = defineCall({
  method: 'POST',
  path: '/api/nannies/{id}/photo',
  audience: 'worker',
  summary:
    "Replaces a worker's photo: a JPG, PNG or WebP image of at most 5 MB. `shown` says whether others see it; left out, that stays.",
  params: idParams,
  query: z.strictObject({ shown: z.optional(z.enum(['true', 'false'])) }),
  upload: { field: 'photo', purpose: 'photo' },
  answer: z.object({ photo_url: z.string() }),
});

export const removePhoto = defineCall({
  method: 'DELETE',
  path: '/api/nannies/{id}/photo',
  audience: 'worker',
  summary: "Takes a worker's photo away.",
  params: idParams,
  answer: z.object({ photo_url: z.null() }),
});

export const getPhoto = defineCall({
  method: 'GET',
  path: '/api/photos/{key}',
  audience: 'public',
  summary:
    "The photo at an address that cannot be guessed: the worker's own address, for as long as it is her photo, and that of others, while she shows it. An image on a page carries no session.",
  params: z.strictObject({ key: z.string().check(z.regex(/^(?:[0-9a-f]{64}|[\w-]{22})$/)) }),
  answerKind: 'file',
  answer: fileBytes,
});
