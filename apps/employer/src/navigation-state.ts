import { navigationStates } from '@repo/app-shell/hooks/navigation-states';
import * as z from 'zod/mini';

/** What one screen hands to the next in the history's state (spec/employer.md section 2). */
const text = z.optional(z.nullable(z.string()));
const worker = z.object({ id: z.string(), name: text, service_type: text });

const tabs = ['home', 'workers', 'verifications', 'profile'] as const;
export type Tab = (typeof tabs)[number];

const states = {
  verify: z.object({
    userData: z.object({ phone: z.string(), name: z.string(), location: z.string() }),
    isLogin: z.boolean(),
  }),
  dashboard: z.object({
    activeTab: z.optional(z.enum(tabs)),
    /** Back from what was opened there: search and filters are as they were left. */
    isReturning: z.optional(z.boolean()),
    showSuccessMessage: z.optional(z.boolean()),
    workerName: text,
  }),
  workerProfile: z.object({ workerId: text, worker: z.optional(worker) }),
  /** Whose reviews are shown, or who is reviewed. */
  reviews: z.object({ workerId: text, worker: z.optional(worker) }),
  /** Whom the registry is asked about. */
  misconduct: z.object({ workerId: text, worker: z.optional(worker) }),
  package: z.object({
    workerId: text,
    worker: z.optional(worker),
    isNewInvite: z.optional(z.boolean()),
  }),
  payment: z.object({
    worker,
    package: z.object({ id: z.number() }),
    isAcceptedInvitation: z.optional(z.boolean()),
  }),
  /** Kept with the payment's own entry: a reload and a way back find what was chosen. */
  paymentMethod: z.object({ channel: z.enum(['mobile_money', 'card']) }),
  invitationSent: z.object({
    worker,
    package: z.object({ id: z.number() }),
    /** False when an earlier invitation is still open, and nobody was written to. */
    smsSent: z.optional(z.boolean()),
  }),
  report: z.object({
    workerId: text,
    workerData: z.optional(worker),
    verificationId: text,
    isDeepCheck: z.optional(z.boolean()),
    /** What was fetched on the way; the report's own code, which is loaded late, can read it. */
    deepCheckData: z.optional(z.unknown()),
  }),
};
export const { useNavigationState, readState } = navigationStates(states);
