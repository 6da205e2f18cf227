/**
 * For tests of plain code. One set of modules serves all files, which takes half as long as one set for each. No file may
 * leave a changed module or global.
 */
export const sharedModules = { isolate: false } as const;
