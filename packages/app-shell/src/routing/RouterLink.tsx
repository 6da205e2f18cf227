import type { AnchorProps } from '@repo/ui/components/LinkProvider';
import { use, type MouseEvent } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';

/** A click without another use in the browser, such as a new tab. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

/**
 * The links of the design system, through the router of the app. The `Link` of the library would load forms, prefetching and
 * the server side: 4 KB of every first load. It would also draw each link of the page again with each step.
 */
export function RouterLink({ href, state, target, onClick, children, ...rest }: AnchorProps) {
  const { navigator } = use(NavigationContext);
  return (
    <a
      {...rest}
      target={target}
      href={navigator.createHref(href)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlain(event) || (target ?? '_self') !== '_self') return;
        event.preventDefault();
        navigator.push(href, state);
      }}
    >
      {children}
    </a>
  );
}
