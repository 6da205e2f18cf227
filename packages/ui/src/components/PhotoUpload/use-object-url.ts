import { useEffect, useState } from 'react';

/**
 * An address under which the browser shows a chosen file. The hook releases it as soon as the file is not shown any
 * more.
 */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [made, setMade] = useState<{ of: Blob; url: string }>();
  useEffect(() => {
    if (file === undefined) return undefined;
    const url = URL.createObjectURL(file);
    setMade({ of: file, url });
    return () => {
      URL.revokeObjectURL(url);
    };
  }, [file]);
  // The address of the previous file is no longer valid.
  return made !== undefined && made.of === file ? made.url : undefined;
}
