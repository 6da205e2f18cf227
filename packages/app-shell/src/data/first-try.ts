interface Asked {
  readonly isPending: boolean;
  readonly failureCount: number;
}

/**
 * Whether a call is on its way for the first time. What stands below its answer waits for that, so that nothing moves under a
 * finger; for a call that fails nothing waits.
 */
export const isFirstTry = ({ isPending, failureCount }: Asked): boolean => isPending && failureCount === 0;
