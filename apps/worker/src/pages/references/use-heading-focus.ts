import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Moves the focus to the heading of a part by its place on the screen. Where a part was removed, the next one has its
 * place, and else the one before it.
 */
export function useHeadingFocus(parts: readonly string[]) {
  const headings = useRef(new Map<string, HTMLHeadingElement>());
  const [target, setTarget] = useState<{ readonly place: number }>();
  const focus = useEffectEvent((place: number) => {
    const part = parts[Math.min(place, parts.length - 1)];
    if (part !== undefined) headings.current.get(part)?.focus();
  });
  // After the render, which may have removed a part.
  useEffect(() => {
    if (target !== undefined) focus(target.place);
  }, [target]);
  return {
    headingOf: (part: string) => (heading: HTMLHeadingElement | null) => {
      if (heading === null) headings.current.delete(part);
      else headings.current.set(part, heading);
    },
    focusPlace: (place: number) => setTarget({ place }),
  };
}
