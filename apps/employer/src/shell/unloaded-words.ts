/** The texts for a chunk that did not arrive, on the error screen and on its plain replacement. */
export const unloadedWords = {
  title: 'Unexpected Application Error!',
  text: 'This screen could not be loaded. Please check your internet connection. Nothing that you saved or paid for is lost.',
  again: 'Try Again',
  offline: 'You are still offline. This screen opens by itself as soon as you are connected.',
} as const;
