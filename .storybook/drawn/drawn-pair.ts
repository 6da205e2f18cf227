import type { ReactNode } from 'react';

/** A use of a component as it looks, and why it is right or wrong. */
interface Example {
  readonly shown: () => ReactNode;
  readonly why: string;
}

/** One case twice: right, and wrong. */
export interface DrawnPair {
  readonly do: Example;
  readonly dont: Example;
}
