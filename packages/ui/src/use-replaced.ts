import { useState } from 'react';

/** The value that this one replaced while the reader looked on. Undefined while the first one stands. */
export function useReplaced<Value>(value: Value): Value | undefined {
  const [seen, setSeen] = useState<{ readonly now: Value; readonly before?: Value }>({ now: value });
  if (Object.is(seen.now, value)) return seen.before;
  setSeen({ now: value, before: seen.now });
  return seen.now;
}
