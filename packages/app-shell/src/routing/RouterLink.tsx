import type { AnchorProps } from '@repo/ui/components/LinkProvider';
import type { MouseEvent } from 'react';
import { createPath, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router';

/** A click without another use in the browser, such as a new tab. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

/**
 * The links of the design system, through the router of the app. The `Link` of the library would load forms, prefetching and
 * the server side: 4 KB of every first load.
 */
export function RouterLink({ href, state, target, onClick, children, ...rest }: AnchorProps) {
  const navigate = useNavigate();
  const here = createPath(useLocation());
  const there = createPath(useResolvedPath(href));
  return (
    <a
      {...rest}
      target={target}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlain(event) || (target ?? '_self') !== '_self') return;
        event.preventDefault();
        // As in browsers, a link to the current address adds no history entry.
        void navigate(href, { state, replace: there === here });
      }}
    >
      {children}
    </a>
  );
}
