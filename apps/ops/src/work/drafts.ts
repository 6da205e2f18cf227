import { session } from '../session/session.ts';

/** What a member typed into a form and did not save. */
export interface Draft<Values> {
  readonly values: Values;
  /** Identifies what she typed it about, as she read it. */
  readonly version: string;
}

/** The place of one form's draft. */
export interface DraftPlace<Values> {
  readonly read: () => Draft<Values> | undefined;
  readonly keep: (draft: Draft<Values>) => void;
  readonly forget: () => void;
}

const kinds = new Set<Map<string, unknown>>();

// Drafts have personal data: they stay in memory, and end with the session of the member.
session.subscribe(() => {
  for (const kind of kinds) kind.clear();
});

globalThis.addEventListener('beforeunload', (event) => {
  if ([...kinds].some(({ size }) => size > 0)) event.preventDefault();
});

/**
 * The drafts of one kind of form, until they are saved: a member who leaves a page finds her words when she comes back.
 * @returns the place of a draft, by the id of what the form is about
 */
export function draftsOf<Values>(): (id: string) => DraftPlace<Values> {
  const drafts = new Map<string, Draft<Values>>();
  kinds.add(drafts);
  return (id) => ({
    read: () => drafts.get(id),
    keep: (draft) => void drafts.set(id, draft),
    forget: () => void drafts.delete(id),
  });
}
