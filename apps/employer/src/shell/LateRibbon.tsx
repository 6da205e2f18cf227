import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

const Ribbon = lazy(() => import('./Ribbon.tsx'));

/** Asks after the first paint: nobody waits for it. */
export function LateRibbon() {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle ? (
    <Suspense>
      <Ribbon />
    </Suspense>
  ) : null;
}
