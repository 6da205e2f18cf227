import type { WorkKind, WorkQueue } from '@repo/domain/work-queue';

/** Every address of this app. No address contains personal data. */
export const paths = {
  home: '/',
  signIn: '/sign-in',
  work: '/work',
  queue: (queue: WorkQueue) => `/queues/${queue}`,
  /** The address of every queue, for the router. */
  queues: '/queues/:queue',
  item: (kind: WorkKind, id: string) => `/work/${kind}/${id}`,
  /** The address of every piece of work outside a case, for the router. */
  items: '/work/:kind/:id',
  case: (id: string) => `/cases/${id}`,
  /** The address of every case, for the router. */
  cases: '/cases/:case',
  /** The case with which a new member learns the work. */
  training: '/training',
  team: '/team',
  account: '/account',
} as const;
