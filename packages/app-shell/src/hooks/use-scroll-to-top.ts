import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** A new screen starts at its top. On the way back the browser restores the position. Some screens restore it themselves. */
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
