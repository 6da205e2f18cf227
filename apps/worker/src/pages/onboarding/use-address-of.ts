import { useEffect, useState } from 'react';

/** An address under which the browser shows a chosen photo, until it is not shown any more. */
export function useAddressOf(file: Blob | undefined): string | undefined {
  const [made, setMade] = useState<{ readonly of: Blob; readonly address: string }>();
  useEffect(() => {
    if (file === undefined) return undefined;
    const address = URL.createObjectURL(file);
    setMade({ of: file, address });
    return () => {
      URL.revokeObjectURL(address);
    };
  }, [file]);
  // The address of the previous photo is no longer valid.
  return made !== undefined && made.of === file ? made.address : undefined;
}
