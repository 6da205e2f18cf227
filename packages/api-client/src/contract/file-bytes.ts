import * as z from 'zod/mini';

/** The answer of a call for a file: its bytes, of the type in their header. */
export const fileBytes = z.instanceof(Blob);
