/**
 * For tests of plain code: one set of modules serves all files, which takes half as long as one for each. No file may leave a module
 * or a global changed.
 */
export const sharedModules = { isolate: false } as const;
