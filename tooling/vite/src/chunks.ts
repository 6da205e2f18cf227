import type { Rolldown } from 'vite';

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;
type CodeSplittingGroup = NonNullable<CodeSplitting['groups']>[number];

/** Libraries that the first screen needs. They change seldom, so their file stays in the browser's cache. */
const VENDOR =
  /node_modules[\\/](?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser|zod|@mantine|fast-deep-equal|klona)[\\/]/;
/** Everything but the screens themselves and what one of them fetches for itself when it is wanted. */
const SHARED = /[\\/]packages[\\/]|[\\/]@tanstack[\\/]|[\\/]apps[\\/]\w+[\\/]src[\\/](?!pages[\\/])/;
const WANTED_LATER = /[\\/]Radix\w+\.tsx$|[\\/]@radix-ui[\\/]|[\\/]shell[\\/]RouteErrorScreen\.tsx$/;

/**
 * Three files instead of sixty small ones: `vendor`; `first`, what else the sign-in needs; and `shared`, what several of
 * the other screens are made of. What one screen alone needs stays in that screen's own file. A phone far from the server
 * pays for each file that it has to ask for.
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
