import { use } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';

/**
 * Opens an absolute address. `useNavigate` of the library resolves relative ones too, and draws its component again at each
 * step of the address.
 */
export function useGo(): (href: string) => void {
  const { navigator } = use(NavigationContext);
  return (href) => navigator.push(href);
}
