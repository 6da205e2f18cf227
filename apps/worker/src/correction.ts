import { requiredWorkerFields, type RequiredWorkerField } from '@repo/domain/worker-profile-form';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';

const correction = z.object({ corrects: z.enum(requiredWorkerFields) });
type Correction = z.output<typeof correction>;

/** The router state by which the check of the identity leads to a field of the profile. The save leads back to the check. */
export const correctionOf = (corrects: RequiredWorkerField): Correction => ({ corrects });

/** Undefined for a worker who came to the profile by itself. */
export function useCorrection(): Correction | undefined {
  const location: { readonly state: unknown } = useLocation();
  return z.safeParse(correction, location.state).data;
}
