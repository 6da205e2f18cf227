/** What a screen says whose code did not arrive, on the error screen and where even that one's did not. */
export const unloadedWords = {
  title: 'Unexpected Application Error!',
  text: 'This screen could not be loaded. Please check your internet connection. Nothing that you saved or paid for is lost.',
  again: 'Try Again',
  offline: 'You are still offline. This screen opens by itself as soon as you are connected.',
} as const;
