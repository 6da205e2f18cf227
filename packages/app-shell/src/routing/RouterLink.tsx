import type { AnchorProps } from '@repo/ui/components/LinkProvider';
import type { MouseEvent } from 'react';
import { createPath, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router';

/** A click that the browser itself has no other use for, such as a new tab. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

/**
 * The design system's links, through this app's router. The library's own `Link` brings along forms, prefetching and the
 * server's side: 4 KB of every first load.
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
        // As browsers do: the address that is shown already is not another step of the history.
        void navigate(href, { state, replace: there === here });
      }}
    >
      {children}
    </a>
  );
}
