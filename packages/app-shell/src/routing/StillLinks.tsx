import { useContext, useState, type ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router';

/**
 * Links of a frame that stays while the screens change. Each link of the router reads the address, and is drawn again at
 * each step. These are not: their addresses begin at the root, and depend on no other.
 */
export function StillLinks({ children }: { readonly children: ReactNode }) {
  const [first] = useState(useContext(LocationContext));
  return <LocationContext value={first}>{children}</LocationContext>;
}
