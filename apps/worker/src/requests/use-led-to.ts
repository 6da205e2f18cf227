import { useAddressParameters } from '@repo/app-shell/hooks/use-address-parameters';
import { useEffect, useRef, type RefObject } from 'react';
import { REQUEST_PARAMETER } from './address-of-request.ts';

/**
 * Focuses and shows the heading of the request to which the address leads, when its card appears.
 * @returns the ref of that heading. Undefined for another request.
 */
export function useLedTo(requestId: string | null): RefObject<HTMLHeadingElement | null> | undefined {
  const heading = useRef<HTMLHeadingElement>(null);
  const isLed = useAddressParameters().get(REQUEST_PARAMETER) === requestId;
  useEffect(() => {
    if (!isLed) return;
    // The screen goes first: it focuses its own heading, and starts at its top.
    const frame = requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [isLed]);
  return isLed ? heading : undefined;
}
