/** When the invented sections were decided. */
export const DECIDED = '2026-11-20T08:00:00Z';

/** A section of a report that was decided, with nothing found. */
export const clear = {
  outcome: 'clear',
  status: 'decided',
  waiting_on: null,
  notes: null,
  checked_at: DECIDED,
  reused_from: null,
  due_at: null,
  ground: null,
};
