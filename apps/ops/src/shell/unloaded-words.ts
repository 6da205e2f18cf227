/** The texts for a chunk that did not arrive, on the error screen and on its plain replacement. */
export const unloadedWords = {
  title: 'Something went wrong',
  text: 'This screen could not be loaded. Please check your internet connection. Nothing that you saved is lost.',
  again: 'Try again',
  offline: 'You are still offline. This screen opens by itself as soon as you are connected.',
} as const;
