import * as z from 'zod';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** The last row of the audit log on one day, as a file outside the database keeps it. */
export const anchor = z.object({ id: z.int().positive(), at: z.string(), hash });

export type Anchor = z.output<typeof anchor>;
