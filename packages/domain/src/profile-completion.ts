import { optionalWorkerFields, requiredWorkerFields, type WorkerField } from './worker-profile-form.ts';

export interface CompletionPart {
  readonly completed: number;
  readonly total: number;
  /** Whole percent. */
  readonly percentage: number;
}

/** A profile from a form or from a server, which sends years of experience as a number. */
type Profile = Readonly<Partial<Record<WorkerField, string | number | null>>>;

/** The fields that a form refuses as they are now. */
type Refused = Readonly<Partial<Record<WorkerField, unknown>>>;

/** A field counts when it is not empty after trimming (worker spec 3). Zero years of experience count. */
function partOf(profile: Profile, fields: readonly WorkerField[], refused: Refused): CompletionPart {
  const completed = fields.filter(
    (field) => refused[field] === undefined && String(profile[field] ?? '').trim() !== '',
  ).length;
  return { completed, total: fields.length, percentage: Math.round((completed / fields.length) * 100) };
}

/** A refused field cannot be saved, so it counts as empty. A stored profile has none. */
export function profileCompletion(profile: Profile, refused: Refused = {}) {
  return {
    required: partOf(profile, requiredWorkerFields, refused),
    optional: partOf(profile, optionalWorkerFields, refused),
    overall: partOf(profile, [...requiredWorkerFields, ...optionalWorkerFields], refused),
  };
}

/** The progress bar's colour: red under 40, yellow to 69, pink to 99, green at 100 (worker spec 2.12). */
export const completionLevels = ['low', 'medium', 'high', 'full'] as const;
export type CompletionLevel = (typeof completionLevels)[number];

const MEDIUM_FROM = 40;
const HIGH_FROM = 70;

export function completionLevel(percentage: number): CompletionLevel {
  if (percentage >= 100) return 'full';
  if (percentage >= HIGH_FROM) return 'high';
  return percentage >= MEDIUM_FROM ? 'medium' : 'low';
}
