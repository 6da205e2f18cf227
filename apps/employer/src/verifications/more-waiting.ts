/** How many other cases wait for the employer, beside the one that is shown. */
export const moreWaiting = (count: number): string =>
  count === 1 ? '1 more waits for you' : `${count} more wait for you`;
