import { navigationStates } from '@repo/app-shell/hooks/navigation-states';
import * as z from 'zod/mini';

/** The router state that one screen passes to the next (spec/employer.md section 2). */
const text = z.optional(z.nullable(z.string()));
const worker = z.object({ id: z.string(), name: text, service_type: text });

export const tabs = ['home', 'workers', 'verifications', 'profile'] as const;
export type Tab = (typeof tabs)[number];

/** The tab of an address, or home for a tab of another version. */
export const tabOf = (named: string | null): Tab => tabs.find((tab) => tab === named) ?? 'home';

const states = {
  verify: z.object({
    userData: z.object({ phone: z.string(), name: z.string(), location: z.string() }),
    isLogin: z.boolean(),
  }),
  dashboard: z.object({
    activeTab: z.optional(z.enum(tabs)),
    /** True on the way back: the search and the filters keep their values. */
    isReturning: z.optional(z.boolean()),
    showSuccessMessage: z.optional(z.boolean()),
    workerName: text,
  }),
  workerProfile: z.object({ workerId: text, worker: z.optional(worker) }),
  /** The worker whose reviews are shown, or who is reviewed. */
  reviews: z.object({ workerId: text, worker: z.optional(worker) }),
  /** The worker of the misconduct registry screens. */
  misconduct: z.object({ workerId: text, worker: z.optional(worker) }),
  package: z.object({
    workerId: text,
    worker: z.optional(worker),
    isNewInvite: z.optional(z.boolean()),
    /** For an invitation that is not filled in yet. */
    isComparing: z.optional(z.boolean()),
  }),
  payment: z.object({
    worker,
    package: z.object({ id: z.number() }),
    isAcceptedInvitation: z.optional(z.boolean()),
  }),
  /** In the history entry of the payment: a reload and the back button restore the choice. */
  paymentMethod: z.object({ channel: z.enum(['mobile_money', 'card']) }),
  invitationSent: z.object({
    worker,
    package: z.object({ id: z.number() }),
    /** False when an earlier invitation is still open and the service sent no SMS. */
    smsSent: z.optional(z.boolean()),
  }),
  report: z.object({
    workerId: text,
    workerData: z.optional(worker),
    isDeepCheck: z.optional(z.boolean()),
    /** The report that an earlier screen fetched. Only the report's own chunk, which loads later, can parse it. */
    deepCheckData: z.optional(z.unknown()),
  }),
};
export const { useNavigationState, readState } = navigationStates(states);
