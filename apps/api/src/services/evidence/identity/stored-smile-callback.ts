import * as z from 'zod';

/** A callback of the identity provider, as it is stored until its job: what its headers said, and its body as it came. */
export const storedSmileCallback = z.object({
  /** A callback without a signature only says where to look (record 094). */
  isSigned: z.boolean(),
  jobId: z.string().nullable(),
  userId: z.string().nullable(),
  body: z.string(),
});
export type StoredSmileCallback = z.output<typeof storedSmileCallback>;
