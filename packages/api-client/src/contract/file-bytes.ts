import * as z from 'zod/mini';

/** What a call for a file answers: its bytes, of whatever type their header names. */
export const fileBytes = z.instanceof(Blob);
