import { useEffect, useState } from 'react';

const seen = new Set<string>();

/**
 * Whether this is the first view of a thing since the page was loaded. Without a name it is none.
 * @param thing - its name among all things of the site
 */
export function useFirstView(thing: string | undefined): boolean {
  const [isFirst] = useState(thing !== undefined && !seen.has(thing));
  useEffect(() => {
    if (thing !== undefined) seen.add(thing);
  }, [thing]);
  return isFirst;
}
