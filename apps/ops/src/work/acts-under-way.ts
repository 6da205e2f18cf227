import { WORK, type Piece, type Work } from '@repo/api-client/queries/work';
import { invalidate } from '@repo/app-shell/data/query-cache';
import { useSyncExternalStore } from 'react';
import { queryClient } from '../api/query-client.ts';

/** What an act makes of a piece of work. */
export type WorkChange = Partial<Pick<Work, 'holder' | 'given' | 'snoozed_until' | 'snooze_reason'>>;

interface ActUnderWay extends Piece {
  readonly change: WorkChange;
}

let underWay: readonly ActUnderWay[] = [];
const listeners = new Set<() => void>();

function set(acts: readonly ActUnderWay[]): void {
  underWay = acts;
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * Sends an act on a piece of work, which the lists show at once. A list that is read meanwhile may still have the row as it
 * was, so the change lies over the lists until they are read again. A refusal puts the row back.
 */
export async function actAtOnce<Answer>(
  { kind, id }: Piece,
  change: WorkChange,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const act = { kind, id, change };
  const end = () => set(underWay.filter((each) => each !== act));
  set([...underWay, act]);
  try {
    const answer = await send();
    void invalidate(queryClient, { queryKey: WORK }).then(end);
    return answer;
  } catch (error) {
    end();
    void invalidate(queryClient, { queryKey: WORK });
    throw error;
  }
}

function withActs<W extends Work>(work: W, acts: readonly ActUnderWay[]): W {
  const all: WorkChange = {};
  for (const { kind, id, change } of acts)
    if (kind === work.kind && id === work.id) Object.assign(all, change);
  return { ...work, ...all };
}

/** Gives lists of work the acts that are under way. */
export function useActsUnderWay(): <W extends Work>(work: readonly W[]) => readonly W[] {
  const acts = useSyncExternalStore(subscribe, () => underWay);
  return (work) => work.map((each) => withActs(each, acts));
}
