import type { Placeholder } from 'drizzle-orm';

/** The employer who looks, and when. A yes ends with time. */
export interface Viewer {
  readonly employerId: string | Placeholder;
  readonly now: Date | Placeholder;
}
