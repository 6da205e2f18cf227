import type { Rolldown } from 'vite';

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;
type CodeSplittingGroup = NonNullable<CodeSplitting['groups']>[number];

/** Libraries of the first screen. They rarely change, so their file stays in the browser's cache. */
const VENDOR =
  /node_modules[\\/](?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser|zod|@mantine|fast-deep-equal|klona)[\\/]/;
/** Our own code and the query cache. What one screen alone loads is kept out by the count, what is loaded on demand by name. */
const SHARED = /[\\/]packages[\\/]|[\\/]@tanstack[\\/]|[\\/]apps[\\/]\w+[\\/]src[\\/]/;
const WANTED_LATER =
  /[\\/](?:QrCode|TotpSecret)\.tsx$|[\\/][Pp]assport[\\/]|[\\/]Radix\w+\.tsx$|[\\/]@radix-ui[\\/]|[\\/]shell[\\/]RouteErrorScreen\.tsx$/;

/**
 * Three files instead of sixty small ones. `vendor`; `first`: the other code of the sign-in; `shared`: the common code of
 * several other screens. The code of one screen alone stays in that screen's own file. A phone far from the server pays for
 * each requested file.
 */
export const chunkGroups: CodeSplittingGroup[] = [
  { name: 'vendor', test: VENDOR, tags: ['$initial'], priority: 3 },
  { name: 'first', tags: ['$initial'], priority: 2 },
  {
    name: 'shared',
    test: (id: string) => SHARED.test(id) && !WANTED_LATER.test(id),
    minShareCount: 2,
    priority: 1,
  },
];
