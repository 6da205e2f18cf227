import { useMemo } from 'react';
import { useLocation } from 'react-router';

/** The query of the address. The hook of the library would load all of its forms and links. */
export function useAddressParameters(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
