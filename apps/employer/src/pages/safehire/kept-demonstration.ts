import { browserStore, parseJson } from '@repo/app-shell/browser/storage';
import { DEMONSTRATION_REFERENCES_MAXIMUM, demonstrationRelationships } from '@repo/domain/demonstration';
import { interviewTimes } from '@repo/domain/demonstration-interview';
import * as z from 'zod/mini';

const file = z.object({ name: z.string(), size: z.number() });

const demonstration = z.object({
  references: z
    .array(
      z.object({ name: z.string(), phone: z.string(), relationship: z.enum(demonstrationRelationships) }),
    )
    .check(z.maxLength(DEMONSTRATION_REFERENCES_MAXIMUM)),
  /** The names and sizes of the chosen files. The files themselves are only shown. */
  documents: z.object({ id: z.optional(file), certificate: z.optional(file) }),
  updates: z.object({ answer: z.boolean(), report: z.boolean() }),
  /** How long the visitor watched the progress, in milliseconds. */
  watched: z.number().check(z.minimum(0)),
  isUnlocked: z.boolean(),
  isShortlisted: z.boolean(),
  interview: z.nullable(z.object({ day: z.string(), time: z.enum(interviewTimes) })),
});

/** The actions of a visitor in the demonstration. This tab stores them until it closes. */
export type KeptDemonstration = z.output<typeof demonstration>;

export const untouched: KeptDemonstration = {
  references: [],
  documents: {},
  updates: { answer: true, report: true },
  watched: 0,
  isUnlocked: false,
  isShortlisted: false,
  interview: null,
};

const KEY = 'demonstration';
const store = browserStore(() => globalThis.sessionStorage);

export function readDemonstration(): KeptDemonstration {
  const kept = z.safeParse(demonstration, parseJson(store.read(KEY)));
  return kept.success ? kept.data : untouched;
}

export const keepDemonstration = (kept: KeptDemonstration): boolean => store.write(KEY, JSON.stringify(kept));
