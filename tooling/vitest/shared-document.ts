/**
 * For tests of screens. One document and one set of modules serve all files: making them for each file took longer than
 * the tests. `prepareTests` of `@repo/app-shell` clears the traces of a file before the next.
 */
export const sharedDocument = { environment: 'happy-dom', isolate: false } as const;
