import { workKinds, type WorkKind } from './work-queue.ts';

/** The pages on which members see each other: a case, and work of each kind. */
export const presencePages = ['case', ...workKinds] as const satisfies readonly ('case' | WorkKind)[];
export type PresencePage = (typeof presencePages)[number];

/** A member counts as being on a page for so long after its last call. A page calls every 15 seconds. */
export const PRESENCE_SECONDS = 40;
