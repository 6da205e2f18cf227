import { useState, type ReactNode } from 'react';
import { expect } from 'storybook/test';

/** Globals of test stories: the narrowest phone that is supported, and the dark mode. */
export const narrow = { viewport: { value: 'narrow' } };
export const dark = { mode: 'dark' };
/** A phone whose owner reads at twice the size. */
export const largeText = { viewport: { value: 'phone' }, textSize: '200%' };

/** Nothing sticks out at the side. */
export async function fitsTheScreen(): Promise<void> {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}

/** Nor of the card that the whole story stands in. */
export async function fitsItsCard({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await fitsTheScreen();
  const card = canvasElement.firstElementChild;
  await expect(card?.scrollWidth).toBeLessThanOrEqual(card?.clientWidth ?? 0);
}

interface StatefulProps<Value> {
  initial: Value;
  children: (value: Value, setValue: (value: Value) => void) => ReactNode;
}

/** Keeps the value of a controlled piece, as a screen would. */
export function Stateful<Value>({ initial, children }: StatefulProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}
