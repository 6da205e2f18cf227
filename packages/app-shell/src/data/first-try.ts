interface Asked {
  readonly isPending: boolean;
  readonly failureCount: number;
}

/**
 * Whether a call makes its first attempt. Content below its answer waits for the first attempt, so that nothing moves
 * under a finger. After a failed attempt the content appears.
 */
export const isFirstTry = ({ isPending, failureCount }: Asked): boolean => isPending && failureCount === 0;
