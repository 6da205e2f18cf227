import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** A new screen starts at its top. Going back, the browser itself restores where the person was; some screens do so for themselves. */
export function useScrollToTop(restoresItself = false): void {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname && kind !== NavigationType.Pop && !restoresItself)
      globalThis.scrollTo(0, 0);
    shown.current = pathname;
  }, [pathname, kind, restoresItself]);
}
