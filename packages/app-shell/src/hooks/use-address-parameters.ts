import { useMemo } from 'react';
import { useLocation } from 'react-router';

/** What stands behind the question mark of the address. The library's own hook comes with all of its forms and links. */
export function useAddressParameters(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
