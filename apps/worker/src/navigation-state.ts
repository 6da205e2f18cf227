import { navigationStates } from '@repo/app-shell/hooks/navigation-states';
import * as z from 'zod/mini';

/** The router state that one screen passes to the next (worker spec 2). The first screens parse it by hand. */
export const { useNavigationState, readState } = navigationStates({
  otp: z.object({ phone: z.string() }),
  dashboard: z.object({
    verificationCompleted: z.optional(z.boolean()),
    pending: z.optional(z.boolean()),
    /** Back from a saved profile, with its completion in percent. */
    profileUpdated: z.optional(z.boolean()),
    completion: z.optional(z.number()),
    /** The profile was saved without its photo. */
    photoFailed: z.optional(z.boolean()),
  }),
  verification: z.object({ enforceVerification: z.optional(z.boolean()) }),
});
