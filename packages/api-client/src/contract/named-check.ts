import { checkKinds } from '@repo/domain/check';
import * as z from 'zod/mini';

/** A check and its name for the worker: 'your identity'. */
export const namedCheck = z.object({ check: z.enum(checkKinds), name: z.string() });
