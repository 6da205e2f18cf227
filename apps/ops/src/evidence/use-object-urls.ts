import { useEffect, useState } from 'react';

interface Made {
  readonly of: readonly (Blob | undefined)[];
  readonly urls: readonly (string | null)[];
}

/**
 * The addresses of pictures in memory, in their order, null for one that has not arrived. They end with the component, and
 * with other pictures.
 */
export function useObjectUrls(pictures: readonly (Blob | undefined)[]): readonly (string | null)[] {
  const [made, setMade] = useState<Made>({ of: [], urls: [] });
  useEffect(() => {
    const urls = pictures.map((picture) => (picture === undefined ? null : URL.createObjectURL(picture)));
    setMade({ of: pictures, urls });
    return () => {
      for (const url of urls) if (url !== null) URL.revokeObjectURL(url);
    };
  }, [pictures]);
  return made.of === pictures ? made.urls : pictures.map(() => null);
}
