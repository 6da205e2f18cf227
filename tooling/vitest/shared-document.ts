/**
 * For tests of screens. One document and one set of modules serve all files: to make them for each file took longer than the tests.
 * What a file leaves behind is taken away before the next by `prepareTests` of `@repo/app-shell`.
 */
export const sharedDocument = { environment: 'happy-dom', isolate: false } as const;
