import { useEffect, useRef, useState, type ReactNode } from 'react';
import { join } from '../primitives/join.ts';
import { distancesIn, type Distance } from './distances.ts';
import * as css from './space.css.ts';

interface RedLinesProps {
  /** One card. */
  readonly children: ReactNode;
}

const NONE: readonly Distance[] = [];

/** A real card with its distances drawn over it, as they are measured in this window. */
export function RedLines({ children }: RedLinesProps) {
  const place = useRef<HTMLDivElement>(null);
  const [distances, setDistances] = useState(NONE);
  useEffect(() => {
    const card = place.current?.firstElementChild;
    if (!card) return undefined;
    const watch = new ResizeObserver(() => {
      setDistances(distancesIn(card));
    });
    watch.observe(card);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={place} className={css.measured}>
      {children}
      {distances.map(({ name, ...box }) => (
        <div key={Object.values(box).join(' ')} className={css.distance} style={box} aria-hidden="true">
          <span className={join(css.name, box.width < box.height && css.upright)}>{name}</span>
        </div>
      ))}
    </div>
  );
}
