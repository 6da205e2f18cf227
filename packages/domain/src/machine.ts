/** A state machine as a table: each state with the states that may follow it. */
export interface Machine<S extends string> {
  readonly states: readonly S[];
  can(from: S, to: S): boolean;
  next(from: S): readonly S[];
  isFinal(state: S): boolean;
}

export type StateOf<M> = M extends Machine<infer S> ? S : never;

/** Makes a machine from a table. A follower that is not a state of the table does not compile. */
export function defineMachine<const T extends Readonly<Record<string, readonly string[]>>>(
  table: T & Readonly<Record<keyof T, readonly (keyof T)[]>>,
): Machine<keyof T & string> {
  type S = keyof T & string;
  const next = (from: S): readonly S[] => table[from];
  return {
    states: Object.keys(table),
    next,
    can: (from, to) => next(from).includes(to),
    isFinal: (state) => next(state).length === 0,
  };
}
