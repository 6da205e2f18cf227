import { useSyncExternalStore } from 'react';
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
const listeners = new Set<() => void>();
/** The work about which there is a draft, by its id. */
let begun: ReadonlySet<string> = new Set();

/** A draft belongs to the work that its id begins with. */
const workIdOf = (id: string): string => id.split(' ', 1)[0] ?? id;

function tell(): void {
  const now = new Set([...kinds].flatMap((kind) => [...kind.keys()].map(workIdOf)));
  if (now.size === begun.size && [...now].every((id) => begun.has(id))) return;
  begun = now;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The ids of the work that a member began in a form and did not send. */
export const useBegunWork = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => begun);

// Drafts have personal data: they stay in memory, and end with the session of the member.
session.subscribe(() => {
  for (const kind of kinds) kind.clear();
  tell();
});

globalThis.addEventListener('beforeunload', (event) => {
  if (begun.size > 0) event.preventDefault();
});

/**
 * The drafts of one kind of form, until they are saved: a member who leaves a page finds her words when she comes back.
 * @returns the place of a draft, by the id of what the form is about, and what else tells it from others after a space
 */
export function draftsOf<Values>(): (id: string) => DraftPlace<Values> {
  const drafts = new Map<string, Draft<Values>>();
  kinds.add(drafts);
  return (id) => ({
    read: () => drafts.get(id),
    keep: (draft) => {
      drafts.set(id, draft);
      tell();
    },
    forget: () => {
      if (drafts.delete(id)) tell();
    },
  });
}
