import { navigationStates } from '@repo/app-shell/hooks/navigation-states';
import * as z from 'zod/mini';

/** What one screen hands to the next in the history's state (worker spec 2): each reads its own; the first ones do so by hand. */
export const { useNavigationState, readState } = navigationStates({
  otp: z.object({ phone: z.string() }),
  dashboard: z.object({
    verificationCompleted: z.optional(z.boolean()),
    pending: z.optional(z.boolean()),
    /** Back from a profile save, with how much of it is filled in. */
    profileUpdated: z.optional(z.boolean()),
    completion: z.optional(z.number()),
  }),
  verification: z.object({ enforceVerification: z.optional(z.boolean()) }),
});
