import { useEffect, useState } from 'react';

/** Undefined while a picture is on its way, null when it does not come. */
type Pictures = readonly (Blob | null | undefined)[];

interface Made {
  readonly of: Pictures;
  readonly urls: readonly (string | null)[];
}

/**
 * The addresses of pictures in memory, in their order, null for one that is not there. They end with the component, and
 * with other pictures.
 */
export function useObjectUrls(pictures: Pictures): readonly (string | null)[] {
  const [made, setMade] = useState<Made>({ of: [], urls: [] });
  useEffect(() => {
    const urls = pictures.map((picture) => (picture == null ? null : URL.createObjectURL(picture)));
    setMade({ of: pictures, urls });
    return () => {
      for (const url of urls) if (url !== null) URL.revokeObjectURL(url);
    };
  }, [pictures]);
  return made.of === pictures ? made.urls : pictures.map(() => null);
}
